import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { api } from '#lib/api-client.ts';
import { courseIdOf, requestIntent } from '#lib/session/intent.ts';
import { signedInLearner } from '#lib/session/session-store.ts';
import type { ClickHandler } from '../click-actions.ts';
import { factsOf } from '../facts.ts';
import { notify, notifyOfError } from '../notify.ts';
import { setCourseFacts, wishlistFacts } from './course-facts.ts';

/** What a click does on a course, on its page and on cards. */
export const courseActions = {
  // A link that a learner follows; a visitor goes to the sign-in form. Source: rules/learning.md L21
  'start-trial': ({ dataset: { trialCourse } }) => {
    const courseId = courseIdOf(trialCourse);
    const learner = signedInLearner();
    if (learner) requestIntent(learner.id, { kind: 'trial', ...(courseId ? { courseId } : {}) });
  },
  start: (button) => void enroll(courseOf(button)),
  wishlist: (button) => {
    const { wishlisted } = factsOf(button.closest('[data-course]')!);
    void setWishlisted(courseOf(button), !wishlisted, { isAnnounced: false });
  },
} satisfies Record<string, ClickHandler>;

/**
 * Enrolls the learner and opens the first module, or the last one of a learner who is enrolled already. Without access,
 * shows the ways to get it. Returns whether the course opens. Source: rules/learning.md L4; rules/access.md A15
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
    if (hasCode(error, 'payment_required')) chooseAccess(learner.id, courseId);
    else if (hasCode(error, 'course_not_offered')) {
      notifyOfError('Enrollment Failed', userMessageOf(error));
    } else notifyOfError('Enrollment Failed', 'Unable to enroll in course. Please try again.');
    return false;
  }
}

/** Starts the trial and enrolls; a trial that was used leaves the other ways. Source: rules/access.md A13 */
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

/** Shows the ways to get access to a course. */
function chooseAccess(learnerId: string, courseId: number): void {
  void import('../islands/access.tsx').then(({ openAccessChoices }) =>
    openAccessChoices(learnerId, courseId, () => enroll(courseId)),
  );
}

/** Changes the wishlist: shown at once, and undone if the call fails. Source: rules/learning.md L9 */
export async function setWishlisted(
  courseId: number,
  wishlisted: boolean,
  { isAnnounced }: { isAnnounced: boolean },
): Promise<void> {
  const learner = signedInLearner();
  const part = document.querySelector<HTMLElement>(`[data-course="${courseId}"]`);
  if (!learner || !part) return;
  const show = (isWished: boolean) =>
    setCourseFacts(courseId, wishlistFacts(isWished, factsOf(part).enrolled ?? false));
  show(wishlisted);
  const call = { params: { userId: learner.id, id: courseId } };
  try {
    await (wishlisted ? api.addToWishlist(call) : api.removeFromWishlist(call));
  } catch (error) {
    show(!wishlisted);
    return notifyOfError('Wishlist Not Changed', userMessageOf(error));
  }
  if (!isAnnounced) return;
  const description = `“${part.dataset['title']}” is on your dashboard.`;
  notify({ title: 'Added to Wishlist', description, tone: 'success' });
}

/** The buttons keep the focus and ignore clicks while one of them enrolls. */
function setBusy(courseId: number, busy: boolean): void {
  setCourseFacts(courseId, { busy });
  const buttons = `[data-course="${courseId}"] [data-do=start]`;
  for (const button of document.querySelectorAll(buttons)) {
    button.setAttribute('aria-disabled', String(busy));
  }
}

function courseOf(element: HTMLElement): number {
  return Number(element.closest<HTMLElement>('[data-course]')?.dataset['course']);
}
