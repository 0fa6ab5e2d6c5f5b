import { Failure } from '#failure.ts';
import { UNTOUCHED } from '#requests/handling.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CapstonePaper } from './capstone-records.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import { openCapstone, type CapstoneCommand } from './open-capstone.ts';

interface Command extends CapstoneCommand {
  ratingId: string;
  what: 'paper' | 'comment';
  reason: string;
}

/**
 * Reports the paper that a learner rates, or a comment on the learner's own, to the operators. A reported paper is shown to no other
 * rater until they have looked at it. Reporting again changes nothing.
 *
 * @throws Failure `paper_gone`, and those of `openCapstone`. Source: rules/capstones.md Q11
 */
export function reportCapstone(
  { what, ...command }: Command,
  deps: CapstoneDependencies,
): Promise<{ ratingId: string }> {
  const report = what === 'paper' ? reportPaper : reportComment;
  return retryOnConflict(() => report(command, deps));
}

type Report = Omit<Command, 'what'>;

async function reportPaper(command: Report, deps: CapstoneDependencies) {
  const { ratingId, reason, now } = command;
  const { userId, own, stored, ratedPaper: paper } = await openCapstone(command, deps);
  const rating = own.ratings.find((one) => one.ratingId === ratingId);
  if (rating?.state === 'reported') return { ratingId };
  if (!rating || paper?.number !== rating.number || paper.state !== 'waiting') {
    throw new Failure('paper_gone');
  }
  const after = {
    ...own,
    ratings: own.ratings.map((one) =>
      one === rating ? { ...one, state: 'reported' as const } : one,
    ),
    version: own.version + 1,
  };
  const reported = {
    ...reviewed(paper, { because: 'paper_reported', message: reason, ratingId: null }, now),
    reservations: paper.reservations.filter((held) => held.ratingId !== ratingId),
  };
  const outcome = await deps.capstones.store({
    capstone: { userId, before: stored, after },
    paper: { before: paper, after: reported },
  });
  return outcome === 'stored' ? { ratingId } : CONFLICT;
}

async function reportComment(command: Report, deps: CapstoneDependencies) {
  const { ratingId, reason, now } = command;
  const { paper } = await openCapstone(command, deps);
  const rating = paper?.ratings.find((one) => one.ratingId === ratingId);
  if (!paper || !rating || paper.state !== 'rated') throw new Failure('paper_gone');
  if (rating.isReported) return { ratingId };
  const reported = {
    ...reviewed(paper, { because: 'comment_reported', message: reason, ratingId }, now),
    ratings: paper.ratings.map((one) => (one === rating ? { ...one, isReported: true } : one)),
  };
  const outcome = await deps.capstones.store({ paper: { before: paper, after: reported } });
  return outcome === 'stored' ? { ratingId } : CONFLICT;
}

/** Returns a paper that operators have to look at, as a new item of their inbox. */
export function reviewed(
  paper: CapstonePaper,
  review: Omit<NonNullable<CapstonePaper['review']>, 'since'>,
  now: Date,
): CapstonePaper {
  return {
    ...paper,
    review: { ...review, since: now.toISOString() },
    handling: { ...UNTOUCHED, version: paper.handling.version },
    version: paper.version + 1,
  };
}
