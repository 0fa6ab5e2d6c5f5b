import { pathOf, takeIntent } from '#lib/session/intent.ts';
import { openCatalog } from './catalog/catalog-filter.ts';
import { showOwnCourses } from './course/own-courses.ts';
import { refreshRatings } from './course/ratings.ts';
import { showOwnPlan } from './own-plan.ts';
import { showSession } from './session.ts';
import { whenIdle } from './when-idle.ts';

/** Shows a page for its address and visitor: filters, what the learner has, and current ratings. */
export function adaptPage(): void {
  openCatalog();
  const learner = showSession();
  if (learner) {
    void showOwnCourses(learner.id);
    void showOwnPlan(learner.id);
    openWantedBooking(learner.id);
  }
  whenIdle(() => void refreshRatings());
}

/** Opens the form that a visitor wanted before they signed in. Source: rules/learning.md L21 */
function openWantedBooking(learnerId: string): void {
  const path = pathOf({ kind: 'coaching' });
  if (location.pathname.replace(/\/$/, '') !== path || !takeIntent(learnerId, path)) return;
  void import('./islands/coaching.tsx').then(({ openBooking }) => openBooking());
}
