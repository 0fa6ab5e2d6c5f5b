import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { api } from '#lib/api-client.ts';
import { type Intent, rememberIntent } from '#lib/session/intent.ts';
import type { Actions } from '../actions.ts';
import { factsOf, learnFacts } from '../facts.ts';
import { notify } from '../notify.ts';
import { learnerNow } from '../session.ts';
import { readOwnCourse, showCourse, wishFacts } from './course-facts.ts';

/** What one can press on the page of a course. */
export const courseActions: Actions = {
  // Links to the sign-in form, which leads back here. Source: rules/learning.md L21
  'remember-enroll': (link) => rememberWish('enroll', link),
  'remember-wishlist': (link) => rememberWish('wishlist', link),
  enroll: (button) => void enrollIfNeeded(courseOf(button)),
  wishlist: (button) => {
    const scope = button.closest('[data-course]')!;
    void wishNow(courseOf(button), !factsOf(scope)['wishlisted'], false);
  },
};

/** The state could not be loaded when the page opened: asks again before enrolling. */
async function enrollIfNeeded(courseId: number): Promise<void> {
  const learner = learnerNow();
  if (!learner) return;
  setBusy(courseId, true);
  if (!isStateKnown(courseId)) {
    const own = await readOwnCourse(learner.id, courseId);
    showCourse(courseId, own);
    if (own.enrollment) return setBusy(courseId, false);
  }
  await enrollNow(courseId);
}

/** Enrolls the learner, or shows the ways to get access. Source: rules/learning.md L4; rules/access.md A15 */
export async function enrollNow(courseId: number): Promise<boolean> {
  const learner = learnerNow();
  if (!learner) return false;
  setBusy(courseId, true);
  try {
    await api.createEnrollment({ body: { userId: learner.id, courseId, progress: '0' } });
  } catch (error) {
    setBusy(courseId, false);
    if (hasCode(error, 'payment_required')) {
      void import('../islands/access.tsx').then(({ openAccessChoices }) =>
        openAccessChoices(learner.id, courseId, () => enrollNow(courseId)),
      );
    } else {
      notify({
        title: 'Enrollment Failed',
        description: 'Unable to enroll in course. Please try again.',
        tone: 'error',
      });
    }
    return false;
  }
  showCourse(courseId, await readOwnCourse(learner.id, courseId));
  setBusy(courseId, false);
  focusPlayerLink(courseId);
  notify({
    title: 'Enrollment Successful!',
    description: 'You’ve been enrolled in this course. Start learning now!',
    tone: 'success',
  });
  return true;
}

/** Puts a course on the wishlist or takes it off; shown at once and undone if the call fails. Source: rules/learning.md L9 */
export async function wishNow(
  courseId: number,
  wishlisted: boolean,
  isAnnounced = true,
): Promise<void> {
  const learner = learnerNow();
  if (!learner) return;
  const show = (isWished: boolean) => {
    for (const scope of document.querySelectorAll(`[data-course="${courseId}"]`)) {
      learnFacts(scope, wishFacts(isWished, factsOf(scope)['enrolled'] ?? false));
    }
  };
  show(wishlisted);
  const call = { params: { userId: learner.id, id: courseId } };
  try {
    await (wishlisted ? api.addToWishlist(call) : api.removeFromWishlist(call));
  } catch (error) {
    show(!wishlisted);
    notify({
      title: 'Your wishlist was not changed',
      description: userMessageOf(error),
      tone: 'error',
    });
    return;
  }
  if (!isAnnounced) return;
  notify({
    title: 'Added to your wishlist',
    description: `“${titleOf(courseId)}” is on your dashboard.`,
    tone: 'success',
  });
}

function rememberWish(kind: Intent['kind'], link: HTMLElement): void {
  const courseId = courseOf(link);
  const path = `/courses/${courseId}`;
  rememberIntent({ kind, courseId, courseTitle: titleOf(courseId), path });
}

/** The button keeps the focus and ignores presses while it enrolls. */
function setBusy(courseId: number, isBusy: boolean): void {
  const buttons = `[data-course="${courseId}"] [data-do=enroll]`;
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    for (const part of button.querySelectorAll<Element>('[data-busy]')) {
      part.toggleAttribute('hidden', (part as HTMLElement).dataset['busy'] !== String(isBusy));
    }
  }
}

/** The pressed button is gone. */
function focusPlayerLink(courseId: number): void {
  if (document.activeElement !== document.body) return;
  const links = `[data-course="${courseId}"] a[href="/course/${courseId}/play"]`;
  const visible = [...document.querySelectorAll<HTMLElement>(links)].find(
    (link) => link.getClientRects().length > 0,
  );
  visible?.focus();
}

function isStateKnown(courseId: number): boolean {
  const scope = document.querySelector(`[data-course="${courseId}"]`);
  return Boolean(scope && factsOf(scope)['state-known']);
}

function courseOf(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('[data-course]')?.dataset['course']);
}

function titleOf(courseId: number): string {
  const scope = document.querySelector<HTMLElement>(`[data-course="${courseId}"][data-title]`);
  return scope?.dataset['title'] ?? '';
}
