import { Box } from '@chakra-ui/react';
import type { AnswerState } from '../answer-queue.ts';
import type { AttemptClock } from '../attempt-clock.ts';
import { Clock } from './clock.tsx';
import { SaveStatus } from './save-status.tsx';

interface Props {
  clock: AttemptClock;
  save: Pick<AnswerState, 'status' | 'message'>;
}

export function AttemptBar({ clock, save }: Props) {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="3"
      justifyContent="space-between"
      alignItems="center"
    >
      <Box flex="1 1 12rem">
        <SaveStatus {...save} />
      </Box>
      <Clock clock={clock} />
    </Box>
  );
}
