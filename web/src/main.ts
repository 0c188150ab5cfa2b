import { mount } from 'svelte';
import App from './App.svelte';
import './lib/base.css';
import { settings } from './lib/settings.svelte.ts';

const target = document.getElementById('app');
if (target) void settings.load().then(() => mount(App, { target }));
