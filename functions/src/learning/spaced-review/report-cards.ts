/**
 * Command: `npm run content:cards -- --env NAME` prints for the authors how learners do with the review cards: those that were paused
 * first, then those that are remembered least. Source: rules/learning.md L42, L43
 */
import { RECALL_BANDS } from '@learning/shared/domain/learning/recall-bands';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { openTable } from '#table/table.ts';
import { readReviewCardCounts, type ReviewCardCounts } from './review-card-count-repository.ts';

const table = openTable(process.env['TABLE_NAME']!);
const { courses } = await createLearningDependencies(table).catalog.read();
for (const { id, title } of courses) {
  const counts = await readReviewCardCounts(table, id);
  if (counts.length === 0) continue;
  console.log(`\n${title}`);
  for (const line of counts.toSorted(weakestFirst).map(lineOf)) console.log(line);
}

function totalsOf(counts: ReviewCardCounts) {
  const sum = (name: 'reviews' | 'remembered') =>
    RECALL_BANDS.reduce<number>((total, band) => total + counts[`${name}${band}`], 0);
  const [reviews, remembered] = [sum('reviews'), sum('remembered')];
  return { reviews, remembered, share: reviews === 0 ? 1 : remembered / reviews };
}

function weakestFirst(one: ReviewCardCounts, other: ReviewCardCounts): number {
  return other.pauses - one.pauses || totalsOf(one).share - totalsOf(other).share;
}

function lineOf(counts: ReviewCardCounts): string {
  const { reviews, remembered, share } = totalsOf(counts);
  const bands = RECALL_BANDS.filter((band) => counts[`reviews${band}`] > 0).map(
    (band) => `from ${band}%: ${counts[`remembered${band}`]}/${counts[`reviews${band}`]}`,
  );
  return [
    counts.cardId.padEnd(44),
    `${Math.round(share * 100)}%`.padStart(4),
    `${remembered}/${reviews}`.padStart(9),
    counts.pauses > 0 ? `paused ${counts.pauses}×`.padEnd(11) : ' '.repeat(11),
    bands.join(', '),
  ].join('  ');
}
