import simulation from '@learning/content/courses/hr-foundations/activities/hr-foundations-simulation';
import type { SourceOf } from '@learning/content/activities/activity-types';
import type { ActivityState } from '@learning/shared/contract/activities';
import { enteredBy } from '@learning/shared/domain/scoring/score-simulation';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { enroll, getAsLearner, startTrial } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

const { id, config } = simulation as SourceOf<'simulation'>;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  while (!(await target.evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
}

test.use({ viewport: { width: 390, height: 844 } });

test('a learner passes a simulation by keyboard on a phone; axe finds nothing', async ({
  page,
}) => {
  await startTrial(page);
  await enroll(page, 1);
  await page.goto(`/course/1/play?module=hr-foundations-m4#activity-${id}`);
  const start = page.getByRole('button', { name: 'Start Simulation' });
  await checkScreen(page, start, 'introduction');
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Where you begin' })).toBeFocused();
  const path = `/api/users/me/activities/${id}`;
  const { simulationAttempt } = (await getAsLearner(page, path)) as ActivityState;
  const numbers = enteredBy(config, simulationAttempt!.start, 'planned');
  for (const [at, entered] of numbers.entries()) {
    for (const { id: inputId, name } of config.inputs) {
      await tabTo(page, page.getByRole('textbox', { name }));
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(String(entered[inputId]));
    }
    await page.keyboard.press('Enter');
    const after = page.getByRole('heading', { name: `After ${config.periods[at]}` });
    await expect(after).toBeFocused();
    if (at === 1) await checkScreen(page, after, 'second quarter');
  }
  await tabTo(page, page.getByRole('button', { name: 'See How It Went' }));
  await page.keyboard.press('Enter');
  const passed = page.getByRole('heading', { name: 'Simulation Passed' });
  await expect(passed).toBeFocused();
  await checkScreen(page, passed, 'passed');
});
