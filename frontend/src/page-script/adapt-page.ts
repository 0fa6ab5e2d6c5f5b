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
  }
  whenIdle(() => void refreshRatings());
}
