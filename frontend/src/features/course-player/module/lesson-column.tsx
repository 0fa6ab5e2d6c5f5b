import { chakra } from '@chakra-ui/react';

/** Keeps what the player shows at the measure of its texts. */
export const LessonColumn = chakra('div', { base: { maxW: 'lesson', mx: 'auto' } });
