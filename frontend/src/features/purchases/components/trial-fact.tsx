import { chakra } from '@chakra-ui/react';
import type { Purchases } from '@learning/shared/contract/purchases';
import { printDateAndTime } from '#lib/print-date.ts';

export function TrialFact({ trial }: { trial: NonNullable<Purchases['trial']> }) {
  return (
    <chakra.p color="fg.muted">
      {trial.isActive ? 'Your free trial runs until ' : 'Your free trial ended on '}
      <time dateTime={trial.endsAt}>{printDateAndTime(trial.endsAt)}</time>.
    </chakra.p>
  );
}
