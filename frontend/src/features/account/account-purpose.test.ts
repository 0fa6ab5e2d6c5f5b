import { expect, it } from 'vitest';
import { purposeOf } from './account-purpose.ts';

const course = { courseId: 7, courseTitle: 'Hiring', path: '/courses/7' };

it.each([
  ['/courses/7', { ...course, kind: 'wishlist' as const }, 'add “Hiring” to your wishlist'],
  ['/courses/7', { ...course, kind: 'enroll' as const }, 'enroll in “Hiring”'],
  ['/dashboard?trial=start', undefined, 'start your free 3-day trial'],
  ['/checkout?tier=professional', undefined, 'get the Professional plan'],
  ['/checkout?course=14', undefined, 'continue to checkout'],
  ['/join', undefined, 'join the team'],
  ['/dashboard', undefined, undefined],
  [undefined, undefined, undefined],
])('names what signing in is for: %s (screens bug 9)', (redirect, intent, purpose) => {
  expect(purposeOf(redirect, intent)).toBe(purpose);
});
