import type { AccessSummary } from '@learning/shared/contract/access';
import type { CourseState, Enrollment } from '@learning/shared/contract/learning';
import { api } from '#lib/api-client.ts';
import { ACCESS_SOURCES, courseOffer } from '#queries/course-offer.ts';
import type { Facts } from '../attributes.ts';
import { setFacts, setTexts } from '../facts.ts';

/** What the learner has of one course; undefined is not known. */
export interface LearnerCourse {
  enrollment: Pick<Enrollment, 'progress'> | null | undefined;
  access: AccessSummary | undefined;
  /** Only a course's own page shows it. */
  state?: CourseState | undefined;
}

/** Reads what the learner has of a course; what cannot be read is missing. */
export async function readLearnerCourse(
  learnerId: string,
  courseId: number,
  reading?: Promise<AccessSummary | undefined>,
): Promise<LearnerCourse> {
  const [state, access] = await Promise.all([
    api.getCourseState({ params: { userId: learnerId, id: courseId } }).catch(() => undefined),
    reading ?? api.getAccess({ params: { userId: learnerId } }).catch(() => undefined),
  ]);
  return { enrollment: state?.enrollment, access, state };
}

/** Shows a course's offer, enrollment and progress wherever the page has it. */
export function showCourse(courseId: number, own: LearnerCourse): void {
  const progress = own.enrollment?.progress ?? '0';
  for (const scope of document.querySelectorAll(`[data-course="${courseId}"]`)) {
    setFacts(scope, courseFacts(courseId, own));
    setTexts(scope, { progress });
    for (const bar of scope.querySelectorAll<HTMLElement>('[data-progress]')) {
      setProgress(bar, progress);
    }
  }
}

/** Source: rules/wording.md W29 */
export function courseFacts(courseId: number, { enrollment, access, state }: LearnerCourse): Facts {
  const isEnrolled = Boolean(enrollment);
  const offer =
    access && enrollment !== undefined ? courseOffer(courseId, enrollment, access) : undefined;
  // Without a response nothing is sold, and the server decides when the learner clicks Start.
  const action = offer?.action ?? (isEnrolled ? 'continue' : 'start');
  return {
    enrolled: isEnrolled,
    accessible: offer?.source !== undefined,
    completed: action === 'review',
    'can-start': action === 'start',
    'can-continue': action === 'continue',
    'can-regain': action === 'regain',
    'can-try': action === 'try',
    'only-sale': action === 'buy',
    'for-sale': offer?.isForSale ?? false,
    ...Object.fromEntries(ACCESS_SOURCES.map((kind) => [`by-${kind}`, offer?.source === kind])),
    // A member's due date is read later (`due-date.ts`).
    ...(access && hasSeat(access) ? {} : { due: false }),
    ...(state ? wishlistFacts(state.wishlisted, isEnrolled) : { 'state-known': false }),
  };
}

/** Whether the learner is a member of a team with an active plan. */
export function hasSeat({ entitlements }: AccessSummary): boolean {
  return entitlements.some(({ kind, isActive }) => kind === 'seat' && isActive);
}

/** Beside enrolling, an enrolled learner is offered only the way to take the course off the wishlist. */
export function wishlistFacts(wishlisted: boolean, isEnrolled: boolean): Facts {
  return { 'state-known': true, wishlisted, extras: !isEnrolled || wishlisted };
}

function setProgress(bar: HTMLElement, percent: string): void {
  for (const part of bar.querySelectorAll<HTMLElement>('[role=progressbar]')) {
    part.setAttribute('aria-valuenow', percent);
    part.removeAttribute('aria-valuetext');
  }
  const range = bar.querySelector<HTMLElement>('[data-part=range]');
  if (range) range.style.width = `${percent}%`;
}
