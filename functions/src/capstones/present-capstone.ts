import type { Capstone } from '@learning/shared/contract/capstones';
import { DAYS_FOR_RATERS, MAX_REVISIONS } from '@learning/shared/domain/capstone/capstone-rules';
import { secondsLeft } from '@learning/shared/domain/time/attempt-time';
import { levelsOf, printed } from './capstone-config.ts';
import type { CapstonePaper, GivenRating, HandedIn } from './capstone-records.ts';
import type { CapstoneDependencies } from './dependencies.ts';
import { isRater, type OpenedCapstone } from './open-capstone.ts';

const DAY_MS = 86_400_000;

/** Returns when a learner without raters may assess the capstone, and a reviewer is asked. Source: rules/capstones.md Q9 */
export function ownAssessmentFrom({ handedInAt }: Pick<CapstonePaper, 'handedInAt'>): Date {
  return new Date(Date.parse(handedInAt) + DAYS_FOR_RATERS * DAY_MS);
}

/** Returns a capstone as its learner sees it. Reads the papers that the learner rates, if there are any. */
export async function presentCapstone(
  opened: OpenedCapstone,
  { capstones }: Pick<CapstoneDependencies, 'capstones'>,
  now: Date,
): Promise<Capstone> {
  const { course, config, rubric, learner, own, paper } = opened;
  const rated = own.ratings.filter(({ state }) => state !== 'reported').slice(-SHOWN_RATINGS);
  const papers = await capstones.findPapers(
    course.id,
    rated.map(({ paperName }) => paperName),
  );
  const result = learner.capstoneResults.find(({ courseId }) => courseId === course.id);
  return {
    courseId: course.id,
    moduleId: config.moduleId,
    parts: config.parts.map(({ id, title, task, minLength }) => ({
      id,
      title: printed(title),
      task: printed(task),
      minLength,
    })),
    facts: config.facts.map(({ id, label, kind, isOptional = false }) => ({
      id,
      label: printed(label),
      kind,
      isOptional,
    })),
    rubric: [...rubric],
    checks: config.checks.map(({ id, title }) => ({ id, title: printed(title) })),
    exercises: config.exercises.map((exercise) => presentExercise(exercise, opened, now)),
    isCalibrated: isRater(opened),
    handedIn: paper ? presentPaper(paper) : null,
    revisionsLeft: MAX_REVISIONS + 1 - own.versions.length,
    result: result
      ? {
          number: result.number,
          ratedBy: result.ratedBy,
          raterCount: result.raterCount,
          rows: result.rows,
          decidedAt: result.decidedAt,
        }
      : null,
    ownAssessmentsLeft: MAX_REVISIONS + 1 - own.ownAssessments,
    ratings: rated.map((rating) => presentRating(rating, papers, opened)).toReversed(),
  };
}

/** More are kept, but no one revises those. */
const SHOWN_RATINGS = 5;

function presentExercise(
  { id, title, brief, papers }: OpenedCapstone['config']['exercises'][number],
  { rubric, own }: OpenedCapstone,
  now: Date,
): Capstone['exercises'][number] {
  const tries = own.exercises[id];
  const opensAt = tries?.nextAttemptAt ?? null;
  return {
    id,
    title: printed(title),
    brief: printed(brief),
    papers: papers.map((sample) => ({
      id: sample.id,
      text: printed(sample.text),
      experts: tries?.isPassed
        ? rubric.flatMap(({ name }) => {
            const rating = sample.ratings[name];
            return rating ? [{ row: name, ...rating, reason: printed(rating.reason) }] : [];
          })
        : null,
    })),
    isPassed: tries?.isPassed ?? false,
    agreement: tries?.latestAgreement ?? null,
    levels: Object.fromEntries(
      Object.entries(tries?.latestRanks ?? {}).map(([paperId, ranks]) => [
        paperId,
        levelsOf(rubric, ranks),
      ]),
    ),
    wait: opensAt === null ? null : { opensAt, secondsLeft: secondsLeft(new Date(opensAt), now) },
  };
}

function presentPaper(paper: CapstonePaper): NonNullable<Capstone['handedIn']> {
  const { number, handedInAt, ratings, state, review, returnedBecause } = paper;
  const isReviewed = state === 'waiting' && review !== null;
  return {
    ...readable(paper.paper),
    number,
    handedInAt,
    ratingCount: ratings.length,
    state: isReviewed ? 'review' : state,
    returnedBecause,
    ownAssessmentFrom: ownAssessmentFrom(paper).toISOString(),
    comments:
      state === 'rated'
        ? ratings
            .filter(({ comment }) => comment !== '')
            .map(({ ratingId, comment, isReported }) => ({ ratingId, text: comment, isReported }))
        : [],
  };
}

/** What is shown of a paper to anyone. */
export const readable = ({ parts, facts, marks, findings }: HandedIn) => ({
  parts,
  facts,
  marks,
  findings,
});

function presentRating(
  rating: GivenRating,
  papers: readonly CapstonePaper[],
  { rubric }: OpenedCapstone,
): Capstone['ratings'][number] {
  const paper = papers.find(
    ({ paperName, number }) => paperName === rating.paperName && number === rating.number,
  );
  const isOpen = paper?.state === 'waiting' && paper.review?.because !== 'paper_reported';
  const state = isOpen
    ? (rating.state as 'open' | 'given')
    : rating.state === 'given'
      ? 'decided'
      : 'gone';
  return {
    ratingId: rating.ratingId,
    state,
    paper: isOpen ? readable(paper.paper) : null,
    levels: levelsOf(rubric, rating.ranks),
    comment: rating.comment,
    revisionsLeft: rating.state === 'open' ? MAX_REVISIONS : MAX_REVISIONS - rating.revisions,
  };
}
