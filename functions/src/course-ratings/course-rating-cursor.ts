import { Failure } from '#failure.ts';

const CURSOR = /^([1-9]\d{0,8})\.([0-9A-HJKMNP-TV-Z]{26})$/;

/** Returns the cursor of the page after a course rating. It is opaque to clients. */
export function courseRatingCursor(courseId: number, courseRatingId: string): string {
  return Buffer.from(`${courseId}.${courseRatingId}`).toString('base64url');
}

/**
 * Returns the course rating id of a cursor.
 *
 * @throws Failure `invalid_request` for an invalid cursor or one of another course.
 */
export function positionOf(cursor: string, courseId: number): string {
  const [, course, courseRatingId] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (courseRatingId && Number(course) === courseId) return courseRatingId;
  const message = 'is not a cursor of this list; leave it out to start with the newest review';
  throw new Failure('invalid_request', undefined, [{ path: 'query.cursor', message }]);
}
