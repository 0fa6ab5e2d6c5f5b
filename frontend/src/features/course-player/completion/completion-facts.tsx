import { chakra } from '#ui/chakra/factory.ts';
import type { RecertificationEntry } from '@learning/shared/contract/dashboard';
import {
  instructionHours,
  LEAST_MEASURED_SHARE,
} from '@learning/shared/domain/learning/study-minutes';
import { printDate } from '#lib/print-date.ts';
import { printMinutes } from '#lib/study-minutes.ts';

/** Shows date, score and hours of a completed course. */
export function CompletionFacts({ entry }: { entry: RecertificationEntry }) {
  const scores = entry.activities.map(({ score }) => score);
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return (
    <chakra.dl
      mt="5"
      display="grid"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', sm: 'repeat(3, max-content)' }}
      columnGap={{ base: '5', sm: '10' }}
      rowGap="4"
      fontVariantNumeric="tabular-nums"
    >
      <Fact name="Completed" value={printDate(entry.completedAt)} />
      {scores.length > 0 && <Fact name="Average score" value={`${Math.round(average)}%`} />}
      <Fact name="Instruction hours" value={String(entry.instructionHours)} />
    </chakra.dl>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <chakra.dt textStyle="small" color="fg.muted">
        {name}
      </chakra.dt>
      <chakra.dd fontWeight="semibold">{value}</chakra.dd>
    </div>
  );
}

/** Says what is still missing before the hours stand in the log in full; undefined if nothing is. */
export function missingTime(entry: RecertificationEntry): string | undefined {
  const { isMeasuredTime, minutes, measuredMinutes } = entry;
  if (!isMeasuredTime || !minutes) return undefined;
  const hours = instructionHours(minutes);
  const needed = Math.ceil(hours * 60 * LEAST_MEASURED_SHARE);
  return `Your log counts all ${hours} hours once the player has measured ${printMinutes(needed)} of learning in this course. So far it has measured ${printMinutes(measuredMinutes)}.`;
}
