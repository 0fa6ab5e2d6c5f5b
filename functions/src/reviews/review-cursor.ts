import { Failure } from '#failure.ts';

const FORM = /^([1-9]\d{0,8})\.([0-9A-HJKMNP-TV-Z]{26})$/;

/** Where the next page begins: after this review of this course. Clients pass it back and do not read it. */
export function reviewCursor(courseId: number, reviewId: string): string {
  return Buffer.from(`${courseId}.${reviewId}`).toString('base64url');
}

/**
 * The review id of a cursor.
 *
 * @throws Failure `invalid_request` when it is no cursor, or one of another course.
 */
export function positionOf(cursor: string, courseId: number): string {
  const [, course, reviewId] = FORM.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
  if (reviewId && Number(course) === courseId) return reviewId;
  const message = 'not a cursor of this list; leave it out to begin with the newest';
  throw new Failure('invalid_request', undefined, [{ path: 'query.cursor', message }]);
}
