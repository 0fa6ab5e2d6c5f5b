import { chakra } from '#ui/chakra/factory.ts';
import type { AttemptWait } from '@learning/shared/contract/activities';
import { Button } from '#ui/button.tsx';
import { printDateAndTime } from '#lib/print-date.ts';
import { printWait, useWait } from './use-wait.ts';

interface Props {
  wait: AttemptWait | undefined;
  onStart: () => void;
  isStarting: boolean;
}

/** Starts the next attempt after a failed one, or says when it opens. Source: rules/scoring.md S21 */
export function NextAttempt({ wait, onStart, isStarting }: Props) {
  const secondsLeft = useWait(wait);
  if (wait && secondsLeft > 0) {
    return (
      <chakra.p minH="11" fontWeight="semibold">
        Your next attempt opens on {printDateAndTime(wait.opensAt)}, in {printWait(secondsLeft)}.
      </chakra.p>
    );
  }
  return (
    <Button size="lg" pendingText={isStarting && 'Starting...'} onClick={onStart}>
      Try Again
    </Button>
  );
}
