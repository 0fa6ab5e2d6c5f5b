import { DAYS_TO_RATE, ratingsNeeded } from '@learning/shared/domain/capstone/capstone-rules';
import { Failure } from '#failure.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { CapstonePaper, CapstoneRecord, GivenRating } from './capstone-records.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import { teamOf } from './hand-in-capstone.ts';
import { openCapstone, type CapstoneCommand } from './open-capstone.ts';
import { paperNameOf, ratingIdOf } from './paper-name.ts';

const DAY_MS = 86_400_000;
/** Ratings that a learner's record keeps. */
const KEPT_RATINGS = 60;

/**
 * Gives the learner a paper to rate: one of the own team if there is one, else the one that waits longest. It is kept for two days.
 * An open one comes again.
 *
 * @throws Failure `capstone_not_handed_in`, `no_paper_to_rate`, and those of `openCapstone`. Source: rules/capstones.md Q7, Q8
 */
export async function startPeerRating(
  command: CapstoneCommand,
  deps: CapstoneDependencies,
): Promise<{ ratingId: string }> {
  return retryOnConflict(async () => {
    const { userId, courseId, now } = command;
    const [opened, waiting] = await Promise.all([
      openCapstone(command, deps),
      deps.capstones.listWaiting(courseId),
    ]);
    const { own, stored } = opened;
    if (own.versions.length === 0) throw new Failure('capstone_not_handed_in');
    const open = own.ratings.find(({ state }) => state === 'open');
    if (open && waiting.some((paper) => isOf(paper, open))) {
      return { ratingId: open.ratingId };
    }
    const paper = nextPaper(waiting, {
      userId,
      courseId,
      own,
      teamId: teamOf(opened.learner),
      now,
    });
    if (!paper) throw new Failure('no_paper_to_rate');
    const rating: GivenRating = {
      ratingId: ratingIdOf(paper.paperName, deps.newUnique()),
      paperName: paper.paperName,
      number: paper.number,
      state: 'open',
      ranks: {},
      comment: '',
      revisions: 0,
    };
    const until = new Date(now.getTime() + DAYS_TO_RATE * DAY_MS).toISOString();
    const after = {
      ...own,
      ratings: [...own.ratings.filter(({ state }) => state !== 'open'), rating].slice(
        -KEPT_RATINGS,
      ),
      version: own.version + 1,
    };
    const outcome = await deps.capstones.store({
      capstone: { userId, before: stored, after },
      paper: {
        before: paper,
        after: {
          ...paper,
          reservations: [...activeIn(paper, now), { ratingId: rating.ratingId, until }],
          version: paper.version + 1,
        },
      },
    });
    return outcome === 'stored' ? { ratingId: rating.ratingId } : CONFLICT;
  });
}

interface Rater {
  userId: string;
  courseId: number;
  own: CapstoneRecord;
  teamId: string | null;
  now: Date;
}

function nextPaper(waiting: readonly CapstonePaper[], rater: Rater): CapstonePaper | undefined {
  const { userId, courseId, own, teamId, now } = rater;
  const ownName = paperNameOf(userId, courseId);
  const fitting = waiting.filter(
    (paper) =>
      paper.state === 'waiting' &&
      paper.review === null &&
      paper.paperName !== ownName &&
      !own.ratings.some((rating) => isOf(paper, rating) && rating.state !== 'open') &&
      paper.ratings.length + activeIn(paper, now).length < ratingsNeeded(paper.ratings),
  );
  return fitting.find((paper) => teamId !== null && paper.teamId === teamId) ?? fitting[0];
}

const isOf = (paper: CapstonePaper, { paperName, number }: GivenRating) =>
  paper.paperName === paperName && paper.number === number;

const activeIn = ({ reservations }: CapstonePaper, now: Date) =>
  reservations.filter(({ until }) => until > now.toISOString());
