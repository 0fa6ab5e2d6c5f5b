import { chakra } from '#ui/chakra/factory.ts';
import type { RecertificationEntry } from '@learning/shared/contract/dashboard';
import { activitiesInWords, isDocument } from '@learning/shared/domain/wording/activities-in-words';
import {
  printCourseHours,
  printMeasured,
  printNeeded,
} from '#components/certificate/measured-time.ts';
import { printDate } from '#lib/print-date.ts';

/** Shows date, activities, score and hours of a completed course. */
export function CompletionFacts({ entry }: { entry: RecertificationEntry }) {
  const graded = entry.activities.filter(({ type }) => !isDocument(type));
  const scores = graded.map(({ score }) => score);
  const done = activitiesInWords(entry.activities.map(({ type }) => type));
  const average = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return (
    <chakra.dl
      mt="5"
      display={{ base: 'grid', sm: 'flex' }}
      flexWrap="wrap"
      gridTemplateColumns="repeat(2, minmax(0, 1fr))"
      columnGap={{ base: '5', sm: '10' }}
      rowGap="4"
      fontVariantNumeric="tabular-nums"
    >
      <Fact name="Completed" value={printDate(entry.completedAt)} />
      {done && <Fact name="Activities" value={done} />}
      {scores.length > 0 && <Fact name="Average score" value={`${Math.round(average)}%`} />}
      {entry.instructionHours !== null && (
        <Fact name="Instruction hours" value={String(entry.instructionHours)} />
      )}
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

/** Says what is still missing before log and certificate print the hours; undefined if nothing is. Source: rules/hours.md H7 */
export function missingTime(entry: RecertificationEntry): string | undefined {
  if (entry.instructionHours !== null) return undefined;
  return `${printMeasured(entry)}. Log and certificate print ${printCourseHours(entry.courseHours)} once ${printNeeded(entry)} of learning in this course are measured; until then they print no hours.`;
}
