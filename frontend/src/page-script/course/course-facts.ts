import type { AccessSummary } from '@learning/shared/contract/access';
import type { CourseState, Enrollment } from '@learning/shared/contract/learning';
import { api } from '#lib/api-client.ts';
import { accessSourceOf, isForSale } from '#queries/course-offer.ts';
import { type Facts, fillTexts, learnFacts } from '../facts.ts';

/** What the learner has of one course. */
export interface OwnCourse {
  enrollment: Pick<Enrollment, 'progress'> | null;
  access: AccessSummary | undefined;
  /** Only a course's own page shows it. */
  state?: CourseState | undefined;
}

/** Reads what the learner has of a course; what cannot be read is missing. */
export async function readOwnCourse(learnerId: string, courseId: number): Promise<OwnCourse> {
  const [state, access] = await Promise.all([
    api.getCourseState({ params: { userId: learnerId, id: courseId } }).catch(() => undefined),
    api.getAccess({ params: { userId: learnerId } }).catch(() => undefined),
  ]);
  return { enrollment: state?.enrollment ?? null, access, state };
}

/** Shows a course's offer, enrollment and progress wherever the page has it. */
export function showCourse(courseId: number, own: OwnCourse): void {
  const progress = own.enrollment?.progress ?? '0';
  for (const scope of document.querySelectorAll(`[data-course="${courseId}"]`)) {
    learnFacts(scope, courseFacts(courseId, own));
    fillTexts(scope, { progress });
    for (const bar of scope.querySelectorAll<HTMLElement>('[data-progress]')) {
      fillProgress(bar, progress);
    }
  }
}

/** Source: rules/learning.md L4; rules/access.md A15; rules/wording.md W11 */
export function courseFacts(courseId: number, { enrollment, access, state }: OwnCourse): Facts {
  const source = access && accessSourceOf(access, courseId);
  const isEnrolled = enrollment !== null;
  return {
    enrolled: isEnrolled,
    completed: enrollment?.progress === '100',
    'for-sale': isForSale(source),
    accessible: source !== undefined,
    'by-purchase': source === 'purchase',
    'by-plan': source === 'subscription' || source === 'seat',
    'by-trial': source === 'trial',
    ...(state ? wishFacts(state.wishlisted, isEnrolled) : { 'state-known': false }),
    'trial-left': !isEnrolled && !state?.hasAccess && !access?.trial,
  };
}

/** Beside enrolling, an enrolled learner is offered only the way to take the course off the wishlist. */
export function wishFacts(wishlisted: boolean, isEnrolled: boolean): Facts {
  return { 'state-known': true, wishlisted, extras: !isEnrolled || wishlisted };
}

function fillProgress(bar: HTMLElement, percent: string): void {
  for (const part of bar.querySelectorAll<HTMLElement>('[role=progressbar]')) {
    part.setAttribute('aria-valuenow', percent);
    part.removeAttribute('aria-valuetext');
  }
  const range = bar.querySelector<HTMLElement>('[data-part=range]');
  if (range) range.style.width = `${percent}%`;
}
