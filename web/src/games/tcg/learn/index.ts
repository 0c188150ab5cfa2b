import type { Pictures } from '../../registry.ts';
import boardIcons from '../board/icons.json?sprite';
import charges from '../cards/charges/icons.json?sprite';
import icons from '../cards/icons.json?sprite';
import Picture from './Picture.svelte';

const pictures: Pictures = { Picture, icons: icons + charges + boardIcons };
export default pictures;
