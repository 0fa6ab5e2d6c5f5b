import { chakra } from '#ui/chakra/factory.ts';
import { spinner } from '#styled-system/recipes/spinner.js';

export const Spinner = chakra('span', spinner);
