import { chakra } from '#ui/chakra/factory.ts';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import type { AttemptClock } from './attempt-clock.ts';
import { Clock } from './clock.tsx';

interface Props {
  clock: AttemptClock;
  /** The question to return to, from 1. */
  number: number;
  count: number;
  onReturn: () => void;
}

/** Shown in place of the questions while the learner looks at the page behind them. */
export function LeftAttempt({ clock, number, count, onReturn }: Props) {
  return (
    <Note colorPalette="signal">
      <chakra.p fontWeight="semibold">
        Your attempt is still open, and the clock is running.
      </chakra.p>
      <chakra.p mt="1" mb="3">
        Your answers so far are saved. You were at question {number} of {count}.
      </chakra.p>
      <Clock clock={clock} />
      <Button mt="4" onClick={onReturn}>
        Back to the Questions
      </Button>
    </Note>
  );
}
