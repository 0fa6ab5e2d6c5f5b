import { expect, test, type Locator, type Page } from '@playwright/test';
import scenario from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-scenario';
import { readFile } from 'node:fs/promises';
import { enroll, startTrial } from './steps/learner.ts';

const MODULE = 'hr-documentation-basic-m4';
const SCENARIO = `/course/14/play?module=${MODULE}#activity-hr-documentation-basic-scenario`;
const WORST = ['s1d', 's2b-d', 's3b-d', 's4d'];
const BEST = ['s1b', 's2a-d', 's3a-c', 's4a'];
const AFTER_WORST = 'The page is already out';
const AFTER_BEST = 'The data arrives';

async function openScenario(page: Page): Promise<void> {
  await startTrial(page);
  await enroll(page, 14);
  await page.goto(SCENARIO);
}

const card = (page: Page) => page.getByRole('article', { name: 'Three Late Starts' });
const choice = (page: Page, id: string) => page.locator(`input[type=radio][value="${id}"]`);

/** Makes these choices in turn, starting at decision `first`; after the fourth one, completes the scenario. */
async function makeChoices(page: Page, choices: string[], first = 1): Promise<void> {
  for (const [index, id] of choices.entries()) {
    await expect(page.getByText(`Decision ${first + index}`, { exact: true })).toBeVisible();
    await choice(page, id).check();
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    const isLast = first + index === 4;
    await page.getByRole('button', { name: isLast ? 'Complete Scenario' : 'Next Step' }).click();
  }
}

async function expectFocus(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => element === document.activeElement))
    .toBe(true);
}

test('a learner fails the scenario, tries again, passes and downloads the action plan', async ({
  page,
}) => {
  await openScenario(page);
  await page.getByRole('button', { name: 'Start Scenario' }).click();
  await makeChoices(page, WORST.slice(0, 1));
  await expect(page.getByRole('heading', { name: AFTER_WORST })).toBeVisible();

  // The first decision is still there after a reload.
  await page.reload();
  await expect(page.getByRole('heading', { name: AFTER_WORST })).toBeVisible();
  await makeChoices(page, WORST.slice(1), 2);
  await expect(page.getByRole('heading', { name: 'Scenario Needs Improvement' })).toBeVisible();
  await expect(page.getByText('0 points', { exact: true })).toHaveCount(4);
  await expect(card(page).getByText('Best score so far 0%')).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Scenario Needs Improvement' })).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await makeChoices(page, BEST.slice(0, 1));
  await expect(page.getByRole('heading', { name: AFTER_BEST })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).first().click();
  await expect(card(page).getByText('In progress, best score so far 0%')).toBeVisible();
  await card(page).getByRole('button', { name: 'Continue' }).click();
  await makeChoices(page, BEST.slice(1), 2);
  const passed = page.getByRole('heading', { name: 'Scenario Completed Successfully!' });
  await expect(passed).toBeVisible();
  await expect(page.getByText('Activity Completed!')).toBeVisible();
  await expect(card(page).getByText('Passed with 100%')).toBeVisible();

  await page.reload();
  await expect(passed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Action Plan' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Three_Late_Starts_Action_Plan.txt');
  const plan = await readFile(await file.path(), 'utf8');
  expect(plan).toContain('ACTION PLAN: THREE LATE STARTS');
  expect(plan).toContain('Score 100%, pass mark 70%');
  if (scenario.type !== 'scenario') throw new Error('is no scenario');
  const best = scenario.config.steps[0]!.choices.find(({ id }) => id === BEST[0])!;
  expect(plan.replaceAll(/\s+/g, ' ')).toContain(`Decision: ${best.text}`);
  expect(plan).toContain('MY ACTION PLAN: FROM REQUEST TO RECORD');
});

test('a scenario can be completed by keyboard alone, and the focus moves to each new decision', async ({
  page,
}) => {
  await openScenario(page);
  await page.getByRole('button', { name: 'Start Scenario' }).focus();
  await page.keyboard.press('Enter');
  for (const [index] of WORST.entries()) {
    await expect(page.getByText(`Decision ${index + 1}`, { exact: true })).toBeVisible();
    const title = card(page).locator('form').getByRole('heading');
    await expectFocus(title);
    await page.keyboard.press('Tab');
    await expectFocus(card(page).getByRole('radio').first());
    // Arrow keys select, as in any group of radio buttons.
    await page.keyboard.press('ArrowDown');
    await expect(card(page).getByRole('radio').nth(1)).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(card(page).getByRole('radio').first()).toBeChecked();
    const decide = page.getByRole('button', { name: 'Decide', exact: true });
    // The reasoning of the choices lies between them and the button.
    while (!(await decide.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('region', { name: 'What happens next' }));
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  }
  await expectFocus(page.getByRole('heading', { name: /^Scenario (Needs|Completed)/ }));
});

test('answers submitted offline are stored and sent after reconnecting', async ({
  page,
  context,
}) => {
  await openScenario(page);
  await page.getByRole('button', { name: 'Start Scenario' }).click();
  await makeChoices(page, WORST.slice(0, 3));
  await choice(page, WORST[3]!).check();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await expect(page.getByText('Your decision is saved on this device.')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'Complete Scenario' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Complete Scenario' }).click();
  await expect(page.getByText('Submission Failed')).toBeVisible();
  await expect(page.getByText('Your answers are saved on this device.')).toBeVisible();
  await expect(card(page).getByText('Submitted, not sent yet')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'Scenario Needs Improvement' })).toBeVisible();
  await expect(page.getByText('Your answers are saved on this device.')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Scenario Needs Improvement' })).toBeVisible();
});

test('stored answers are sent from any page when the app starts again', async ({ page }) => {
  await openScenario(page);
  await page.getByRole('button', { name: 'Start Scenario' }).click();
  await makeChoices(page, WORST.slice(0, 3));
  await choice(page, WORST[3]!).check();
  await page.getByRole('button', { name: 'Decide', exact: true }).click();
  await page.route('**/api/activities/*/submit', (route) => route.abort());
  await page.getByRole('button', { name: 'Complete Scenario' }).click();
  await expect(page.getByText('Your answers are saved on this device.')).toBeVisible();
  await page.unroute('**/api/activities/*/submit');

  await page.goto('/courses');
  await expect(page.getByText('Answers Saved')).toBeVisible();
  await page.goto(SCENARIO);
  await expect(page.getByRole('heading', { name: 'Scenario Needs Improvement' })).toBeVisible();
});
