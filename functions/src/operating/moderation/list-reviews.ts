import type { ModeratedReview } from '@learning/shared/contract/operators/moderation';
import { Failure } from '#failure.ts';
import type { CourseRatingRecord } from '#course-ratings/course-rating-records.ts';
import type { ModerationDependencies } from './dependencies.ts';
import { presentReview, reviewState, type ReviewState } from './present-review.ts';

interface Input {
  state?: ReviewState | undefined;
  courseId?: number | undefined;
  cursor?: string | undefined;
}

const PAGE_SIZE = 20;
/** Reviews that are not shown are few; those of one state are looked for among so many. */
const LOOKED_AT = 100;

/**
 * Returns a page of reviews, the newest first: published ones of one course or of all, whose lists are read at once, or those that are
 * not shown.
 *
 * @throws Failure `course_not_found`
 */
export async function listReviews(
  { state = 'published', courseId, cursor }: Input,
  { catalog, courseRatings }: ModerationDependencies,
): Promise<{ reviews: ModeratedReview[]; nextCursor: string | null }> {
  const { courses } = await catalog.read();
  const wanted = courses.filter(({ id }) => courseId === undefined || id === courseId);
  if (wanted.length === 0) throw new Failure('course_not_found');
  const limit = state === 'published' ? PAGE_SIZE + 1 : LOOKED_AT;
  const lists =
    state === 'published'
      ? await Promise.all(wanted.map(({ id }) => courseRatings.list(id, limit, cursor)))
      : [await courseRatings.listModerated(limit, cursor)];
  const titles = new Map(courses.map(({ id, title }) => [id, title]));
  const isWanted = (record: CourseRatingRecord) =>
    reviewState(record) === state && (courseId === undefined || record.courseId === courseId);
  // What is below the last one of a full list may be in it, too.
  const end = lists
    .flatMap((list) => (list.length === limit ? list.at(-1)!.id : []))
    .toSorted()
    .at(-1);
  const matches = lists
    .flat()
    .filter((record) => (end === undefined || record.id >= end) && isWanted(record))
    .toSorted((a, b) => b.id.localeCompare(a.id));
  const shown = matches.slice(0, PAGE_SIZE);
  const nextCursor = matches.length > PAGE_SIZE ? shown.at(-1)!.id : (end ?? null);
  return {
    reviews: shown.map((record) => presentReview(record, titles.get(record.courseId) ?? '')),
    nextCursor,
  };
}
