import { expect, test } from '@playwright/test';
import check from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-skill-check';
import generator from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-generator';
import scenario from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-scenario';
import { startTrial } from './steps/learner.ts';
import { passActivity } from './steps/pass-activity.ts';

const activities = [generator, scenario, check];

test('a learner in the trial starts course 14, completes its modules, and sees 100% on the dashboard', async ({
  page,
}) => {
  const learner = await startTrial(page);
  await page.goto('/courses/14');
  await expect(page.getByRole('button', { name: learner.name })).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(page).toHaveURL(/\/play\?module=/);

  for (let done = 1; done <= 5; done += 1) {
    await page.goto(`/course/14/play?module=hr-documentation-basic-m${done}&step=take-away`);
    // A module is complete only once its activities are passed. The page learns of that when it is opened again.
    const own = activities.filter(({ moduleId }) => moduleId.endsWith(`-m${done}`));
    for (const activity of own) await passActivity(page, activity);
    if (own.length > 0) await page.reload();
    await page.getByRole('button', { name: 'Mark Complete' }).click();
    const outcome =
      done < 5 ? `${done * 20}% of the course is complete.` : 'You have completed this course';
    await expect(page.getByText(outcome)).toBeVisible();
  }
  await page.goto('/dashboard?tab=learning-path');
  await expect(page.getByText('100%', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Review HR/ })).toBeVisible();
});
