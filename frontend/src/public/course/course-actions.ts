import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { api } from '#lib/api-client.ts';
import { courseIdOf, requestIntent } from '#lib/session/intent.ts';
import type { ClickHandler } from '../click-actions.ts';
import { factsOf, setFacts, showCase } from '../facts.ts';
import { notify, notifyOfError } from '../notify.ts';
import { signedInLearner } from '../session.ts';
import { readLearnerCourse, showCourse, wishlistFacts } from './course-facts.ts';

/** What a click does on a course, on its page and on cards. */
export const courseActions = {
  // A link that a learner follows. A visitor goes to the sign-in form, which names the trial. Source: rules/learning.md L21
  'start-trial': ({ dataset: { trialCourse } }) => {
    const courseId = courseIdOf(trialCourse);
    const learner = signedInLearner();
    if (learner) requestIntent(learner.id, { kind: 'trial', ...(courseId ? { courseId } : {}) });
  },
  start: (button) => void startIfNeeded(courseOf(button)),
  try: (button) => void startTrialAndEnroll(courseOf(button)),
  wishlist: (button) => {
    const scope = button.closest('[data-course]')!;
    void setWishlisted(courseOf(button), !factsOf(scope).wishlisted, false);
  },
} satisfies Record<string, ClickHandler>;

/** The state of the course's page could not be loaded when it opened: asks again before enrolling. */
async function startIfNeeded(courseId: number): Promise<void> {
  const learner = signedInLearner();
  if (!learner) return;
  setBusy(courseId, true);
  if (isStateMissing(courseId)) {
    const own = await readLearnerCourse(learner.id, courseId);
    showCourse(courseId, own);
    if (own.enrollment) return setBusy(courseId, false);
  }
  await enroll(courseId);
}

/**
 * Enrolls the learner and opens the first module, or shows the ways to get access. Returns whether the course opens.
 * Source: rules/learning.md L4; rules/access.md A15
 */
export async function enroll(courseId: number): Promise<boolean> {
  const learner = signedInLearner();
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
      notifyOfError('Enrollment Failed', 'Unable to enroll in course. Please try again.');
    }
    return false;
  }
}

/** Shows the ways to get access to a course. */
function chooseAccess(learnerId: string, courseId: number): void {
  void import('../islands/access.tsx').then(({ openAccessChoices }) =>
    openAccessChoices(learnerId, courseId, () => enroll(courseId)),
  );
}

/** Starts the trial, enrolls and opens the course. A trial that was used before leaves the other ways to get access. Source: rules/access.md A13 */
export async function startTrialAndEnroll(courseId: number): Promise<boolean> {
  const learner = signedInLearner();
  if (!learner) return false;
  setBusy(courseId, true);
  try {
    await api.startTrial({ params: { userId: learner.id } });
  } catch (error) {
    if (!hasCode(error, 'trial_already_used') && !hasCode(error, 'trial_used_with_mailbox')) {
      setBusy(courseId, false);
      if (hasCode(error, 'demo_account')) chooseAccess(learner.id, courseId);
      else notifyOfError('Trial Not Started', userMessageOf(error));
      return false;
    }
  }
  return enroll(courseId);
}

/** Puts a course on the wishlist or takes it off; shown at once and undone if the call fails. Source: rules/learning.md L9 */
export async function setWishlisted(
  courseId: number,
  wishlisted: boolean,
  isAnnounced = true,
): Promise<void> {
  const learner = signedInLearner();
  if (!learner) return;
  const show = (isWished: boolean) => {
    for (const scope of document.querySelectorAll(`[data-course="${courseId}"]`)) {
      setFacts(scope, wishlistFacts(isWished, factsOf(scope).enrolled ?? false));
    }
  };
  show(wishlisted);
  const call = { params: { userId: learner.id, id: courseId } };
  try {
    await (wishlisted ? api.addToWishlist(call) : api.removeFromWishlist(call));
  } catch (error) {
    show(!wishlisted);
    return notifyOfError('Wishlist Not Changed', userMessageOf(error));
  }
  if (!isAnnounced) return;
  notify({
    title: 'Added to Wishlist',
    description: `“${titleOf(courseId)}” is on your dashboard.`,
    tone: 'success',
  });
}

/** The button keeps the focus and ignores clicks while it enrolls. */
function setBusy(courseId: number, isBusy: boolean): void {
  const buttons = `[data-course="${courseId}"] :is([data-do=start], [data-do=try])`;
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    if (isBusy) button.setAttribute('aria-disabled', 'true');
    else button.removeAttribute('aria-disabled');
    showCase(button, 'busy', isBusy ? 'true' : 'false');
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
