import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { api } from '#lib/api-client.ts';
import { courseIdOf, requestIntent } from '#lib/session/intent.ts';
import type { Actions } from '../actions.ts';
import { factsOf, learnFacts } from '../facts.ts';
import { notify } from '../notify.ts';
import { learnerNow } from '../session.ts';
import { readOwnCourse, showCourse, wishFacts } from './course-facts.ts';

/** What one can press on a course, on its page and on cards. */
export const courseActions: Actions = {
  // A link that a learner presses. A visitor goes to the sign-in form, which names the trial. Source: rules/learning.md L21
  'start-trial': ({ dataset: { trialCourse } }) => {
    const courseId = courseIdOf(trialCourse);
    const learner = learnerNow();
    if (learner) requestIntent(learner.id, { kind: 'trial', ...(courseId ? { courseId } : {}) });
  },
  start: (button) => void startIfNeeded(courseOf(button)),
  try: (button) => void startTrialAndEnroll(courseOf(button)),
  wishlist: (button) => {
    const scope = button.closest('[data-course]')!;
    void wishNow(courseOf(button), !factsOf(scope)['wishlisted'], false);
  },
};

/** The state of the course's page could not be loaded when it opened: asks again before enrolling. */
async function startIfNeeded(courseId: number): Promise<void> {
  const learner = learnerNow();
  if (!learner) return;
  setBusy(courseId, true);
  if (isStateMissing(courseId)) {
    const own = await readOwnCourse(learner.id, courseId);
    showCourse(courseId, own);
    if (own.enrollment) return setBusy(courseId, false);
  }
  await enrollNow(courseId);
}

/**
 * Enrolls the learner and opens the first module, or shows the ways to get access. Returns whether the course opens.
 * Source: rules/learning.md L4; rules/access.md A15
 */
export async function enrollNow(courseId: number): Promise<boolean> {
  const learner = learnerNow();
  if (!learner) return false;
  setBusy(courseId, true);
  try {
    const [{ lastModuleId }, modules] = await Promise.all([
      api.createEnrollment({ body: { userId: learner.id, courseId, progress: '0' } }),
      // Without the list, the course opens with its introduction.
      api.listModules({ params: { id: courseId } }).catch(() => []),
    ]);
    const module = lastModuleId ?? modules[0]?.id;
    // Back from the course, this page shows what the learner has then.
    addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
    location.assign(`/course/${courseId}/play${module ? `?module=${module}` : ''}`);
    return true;
  } catch (error) {
    setBusy(courseId, false);
    if (hasCode(error, 'payment_required')) {
      chooseAccess(learner.id, courseId);
    } else {
      notify({
        title: 'Enrollment Failed',
        description: 'Unable to enroll in course. Please try again.',
        tone: 'error',
      });
    }
    return false;
  }
}

/** Shows the ways to get access to a course. */
function chooseAccess(learnerId: string, courseId: number): void {
  void import('../islands/access.tsx').then(({ openAccessChoices }) =>
    openAccessChoices(learnerId, courseId, () => enrollNow(courseId)),
  );
}

/** Starts the trial, enrolls and opens the course. A trial that was used before leaves the other ways to get access. Source: rules/access.md A13 */
export async function startTrialAndEnroll(courseId: number): Promise<boolean> {
  const learner = learnerNow();
  if (!learner) return false;
  setBusy(courseId, true);
  try {
    await api.startTrial({ params: { userId: learner.id } });
  } catch (error) {
    if (hasCode(error, 'demo_account')) {
      setBusy(courseId, false);
      chooseAccess(learner.id, courseId);
      return false;
    }
    if (!hasCode(error, 'trial_already_used') && !hasCode(error, 'trial_used_with_mailbox')) {
      setBusy(courseId, false);
      notify({
        title: 'Trial Not Started',
        description: userMessageOf(error),
        tone: 'error',
      });
      return false;
    }
  }
  return enrollNow(courseId);
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
      title: 'Wishlist Not Changed',
      description: userMessageOf(error),
      tone: 'error',
    });
    return;
  }
  if (!isAnnounced) return;
  notify({
    title: 'Added to Wishlist',
    description: `“${titleOf(courseId)}” is on your dashboard.`,
    tone: 'success',
  });
}

/** The button keeps the focus and ignores presses while it enrolls. */
function setBusy(courseId: number, isBusy: boolean): void {
  const buttons = `[data-course="${courseId}"] :is([data-do=start], [data-do=try])`;
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    for (const part of button.querySelectorAll<Element>('[data-busy]')) {
      part.toggleAttribute('hidden', (part as HTMLElement).dataset['busy'] !== String(isBusy));
    }
  }
}

/** Only the page of a course asks for its state. */
function isStateMissing(courseId: number): boolean {
  const page = document.querySelector(`[data-course-page][data-course="${courseId}"]`);
  return page !== null && !factsOf(page)['state-known'];
}

function courseOf(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('[data-course]')?.dataset['course']);
}

function titleOf(courseId: number): string {
  const scope = document.querySelector<HTMLElement>(`[data-course="${courseId}"][data-title]`);
  return scope?.dataset['title'] ?? '';
}
