import type { Pictures } from '../../registry.ts';
import icons from '../icons.json?sprite';
import Picture from './Picture.svelte';

const pictures: Pictures = { Picture, icons };
export default pictures;
