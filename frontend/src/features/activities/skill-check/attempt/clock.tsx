import { Badge } from '#ui/badge.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import ClockIcon from 'lucide-react/icons/clock';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#ui/button.tsx';
import { type AttemptClock, printSeconds, timeWarning, WARNING_SECONDS } from './attempt-clock.ts';

/** Shows the time left. It can be hidden; the warnings show anyway. */
export function Clock({ clock }: { clock: AttemptClock }) {
  const [isHidden, setHidden] = useState(false);
  const seconds = useSyncExternalStore(clock.subscribe, clock.secondsLeft, clock.secondsLeft);
  const isShort = seconds < WARNING_SECONDS;
  const warning = timeWarning(seconds);
  return (
    <HStack gap="1" flexWrap="wrap">
      <chakra.span srOnly aria-live="polite">
        {warning}
      </chakra.span>
      {(!isHidden || warning) && (
        <Badge
          role="timer"
          aria-label={`Time left: ${isHidden ? warning : printSeconds(seconds)}`}
          variant={isShort ? 'solid' : 'outline'}
          colorPalette={isShort ? 'signal' : 'neutral'}
          minH="7"
          px="2"
          fontSize="sm"
        >
          <ClockIcon aria-hidden="true" />
          {!isHidden && printSeconds(seconds)}
          {warning && (
            <chakra.span fontSize="sm" fontWeight="medium">
              {isHidden ? warning.replace(/\.$/, '') : 'left'}
            </chakra.span>
          )}
        </Badge>
      )}
      <Button variant="ghost" size="xs" colorPalette="neutral" onClick={() => setHidden(!isHidden)}>
        {isHidden ? 'Show Clock' : 'Hide Clock'}
      </Button>
    </HStack>
  );
}
