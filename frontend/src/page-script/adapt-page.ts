import type { AccessSummary } from '@learning/shared/contract/access';
import { api } from '#lib/api-client.ts';
import { pathOf, takeIntent } from '#lib/session/intent.ts';
import { openCatalog } from './catalog/catalog-filter.ts';
import { showOwnCourses } from './course/own-courses.ts';
import { refreshRatings } from './course/ratings.ts';
import { learnFacts } from './facts.ts';
import { showOwnPlan } from './own-plan.ts';
import { showSession } from './session.ts';
import { showOwnTrial } from './trial-offer.ts';
import { whenIdle } from './when-idle.ts';

/** What is offered on cards and as the trial: one call for all of them, or none. */
const OFFERS = '[data-course], [data-trial-offer]';

function readAccess(userId: string): Promise<AccessSummary | undefined> | undefined {
  if (!document.querySelector(OFFERS)) return undefined;
  return api.getAccess({ params: { userId } }).catch(() => undefined);
}

/** Shows a page for its address and visitor: filters, what the learner has, and current ratings. */
export function adaptPage(): void {
  openCatalog();
  const learner = showSession();
  if (learner) {
    const access = readAccess(learner.id);
    void showOwnCourses(learner.id, access);
    void access?.then(showOwnTrial);
    void showOwnPlan(learner.id);
    openWantedBooking(learner.id);
  } else {
    learnFacts(document, { 'trial-open': true });
  }
  whenIdle(() => void refreshRatings());
}

/** Opens the form that a visitor wanted before they signed in. Source: rules/learning.md L21 */
function openWantedBooking(learnerId: string): void {
  const path = pathOf({ kind: 'coaching' });
  if (location.pathname.replace(/\/$/, '') !== path || !takeIntent(learnerId, path)) return;
  void import('./islands/coaching.tsx').then(({ openBooking }) => openBooking());
}
