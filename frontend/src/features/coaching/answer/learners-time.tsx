import { chakra } from '#ui/chakra/factory.ts';
import { printSessionTime } from '../print-session-time.ts';

/** Shows a time on the learner's clock, below the same time on the operator's. */
export function LearnersTime({ startsAt, timeZone }: { startsAt: string; timeZone: string }) {
  return (
    <chakra.span display="block" textStyle="small" color="fg.muted">
      For the learner: {printSessionTime(startsAt, timeZone)}
    </chakra.span>
  );
}
