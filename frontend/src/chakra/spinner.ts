import { chakra } from '#styled-system/jsx/index.js';
import { spinner } from '#styled-system/recipes/index.js';

export const Spinner = chakra('span', spinner);
