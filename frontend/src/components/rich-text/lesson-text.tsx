import { chakra } from '@chakra-ui/react';
import { lessonStyles } from './lesson-styles.ts';

/** Gives the plain elements inside it the look of a lesson. */
export const LessonText = chakra('div', { base: lessonStyles });
