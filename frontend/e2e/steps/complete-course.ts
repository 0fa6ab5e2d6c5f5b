import check from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-skill-check';
import generator from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-generator';
import scenario from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-scenario';
import type { Page } from '@playwright/test';
import { enroll, postAsLearner } from './learner.ts';
import { passActivity } from './pass-activity.ts';

/** Completes course 14 through the API, as the learner who is signed in on the page. */
export async function completeCourse(page: Page): Promise<void> {
  await enroll(page, 14);
  for (const activity of [generator, scenario, check]) await passActivity(page, activity);
  for (let number = 1; number <= 5; number += 1) {
    const moduleId = `hr-documentation-basic-m${number}`;
    await postAsLearner(page, `/api/users/me/modules/${moduleId}/progress`, { completed: true });
  }
}
