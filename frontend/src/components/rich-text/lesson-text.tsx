import { chakra } from '#ui/chakra/factory.ts';
import { lessonText } from '#styled-system/recipes/index.js';

/** Gives the plain elements inside it the look of a lesson. */
export const LessonText = chakra('div', lessonText);
