import type { AccessSummary } from '@learning/shared/contract/access';
import { api } from '#lib/api-client.ts';
import { pathOf, takeIntent } from '#lib/session/intent.ts';
import { isTrialOpen } from '#queries/course-offer.ts';
import { openCatalog } from './catalog/catalog-filter.ts';
import { showLearnerCourses } from './course/learner-courses.ts';
import { refreshRatings } from './course/ratings.ts';
import { showCurrentPlan } from './current-plan.ts';
import { setFacts } from './facts.ts';
import { showOffers, showSession } from './session.ts';
import { whenIdle } from './when-idle.ts';

/** What is offered on cards and as the trial: one call for all of them, or none. */
const OFFERS = '[data-course], [data-trial-offer]';

function readAccess(userId: string): Promise<AccessSummary | undefined> | undefined {
  if (!document.querySelector(OFFERS)) return undefined;
  return api.getAccess({ params: { userId } }).catch(() => undefined);
}

/** Shows a page for its address and visitor: filters, what the learner has, and current ratings. Ends when everything on it handles clicks. */
export async function adaptPage(): Promise<void> {
  openCatalog();
  const learner = showSession();
  if (learner) {
    const access = readAccess(learner.id);
    void showLearnerCourses(learner.id, access);
    void access?.then(showTrial);
    void showCurrentPlan(learner.id);
    openRequestedBooking(learner.id);
  } else {
    setFacts(document, { 'trial-open': true });
  }
  whenIdle(() => void refreshRatings());
  if (document.querySelector('[data-verify]')) (await import('./verify/verify.ts')).startVerify();
}

/** Offers the trial only to a learner who can still use it. Without a response, it is not offered. Source: rules/wording.md W34 */
function showTrial(access: AccessSummary | undefined): void {
  setFacts(document, { 'trial-open': access !== undefined && isTrialOpen(access) });
  showOffers('[data-trial-offer]');
}

/** Opens the form that a visitor asked for before they signed in. Source: rules/learning.md L21 */
function openRequestedBooking(learnerId: string): void {
  const path = pathOf({ kind: 'coaching' });
  if (location.pathname.replace(/\/$/, '') !== path || !takeIntent(learnerId, path)) return;
  void import('./islands/coaching.tsx').then(({ openBooking }) => openBooking());
}
