import { Failure } from '#failure.ts';

const CURSOR = /^([1-9]\d{0,8})\.([0-9A-HJKMNP-TV-Z]{26})$/;

/** Returns the cursor of the page after a review. It is opaque to clients. */
export function reviewCursor(courseId: number, reviewId: string): string {
  return Buffer.from(`${courseId}.${reviewId}`).toString('base64url');
}

/**
 * Returns the review id of a cursor.
 *
 * @throws Failure `invalid_request` for an invalid cursor or one of another course.
 */
export function positionOf(cursor: string, courseId: number): string {
  const [, course, reviewId] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (reviewId && Number(course) === courseId) return reviewId;
  const message = 'is not a cursor of this list; leave it out to start with the newest review';
  throw new Failure('invalid_request', undefined, [{ path: 'query.cursor', message }]);
}
