import { chakra } from '@chakra-ui/react';

/** Limits the player's content to the text width. */
export const LessonColumn = chakra('div', { base: { maxW: 'lesson', mx: 'auto' } });
