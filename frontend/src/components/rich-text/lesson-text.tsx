import { chakra } from '@chakra-ui/react';
import { lessonTextRecipe } from '#theme/recipes/lesson-text.ts';

/** Gives the plain elements inside it the look of a lesson. */
export const LessonText = chakra('div', lessonTextRecipe);
