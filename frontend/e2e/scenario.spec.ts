import { activitiesOfType } from '@learning/content/activities/activity-types';
import scenario from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-scenario';
import { mostHarmful } from '@learning/shared/domain/scoring/look-back';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { enroll, startTrial } from './steps/learner.ts';

const MODULE = 'hr-documentation-basic-m4';
const SCENARIO = `/course/14/play?module=${MODULE}#activity-hr-documentation-basic-scenario`;
const WORST = ['s1d', 's2b-d', 's3b-d', 's4d'];
const BEST = ['s1b', 's2a-d', 's3a-c', 's4a'];
const AFTER_WORST = 'The page is already out';

async function openScenario(page: Page): Promise<void> {
  await startTrial(page);
  await enroll(page, 14);
  await page.goto(SCENARIO);
}

const card = (page: Page) => page.getByRole('main');
const { steps } = activitiesOfType([scenario], 'scenario')[0]!.config;
const textOf = (id: string) =>
  typographicQuotes(steps.flatMap(({ choices }) => choices).find((own) => own.id === id)!.text);
/** Each try shows the choices in an order of its own. */
const choice = (page: Page, id: string) => page.getByRole('radio', { name: textOf(id) });

/** Marks the most harmful choice of each decision, after these choices, and completes the scenario. */
async function lookBack(page: Page, choices: string[]): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Looking back' })).toBeVisible();
  for (const id of choices) {
    const step = steps.find(({ choices: own }) => own.some((written) => written.id === id))!;
    await choice(page, mostHarmful(step).id).check();
  }
  await page.getByRole('button', { name: 'Complete Scenario' }).click();
}

/** Makes these choices in turn, looks back and completes the scenario. */
async function makeChoices(page: Page, choices: string[]): Promise<void> {
  for (const [index, id] of choices.entries()) {
    await expect(page.getByText(`Decision ${index + 1}`, { exact: true })).toBeVisible();
    await choice(page, id).check();
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await page.getByRole('button', { name: 'Next Step' }).click();
  }
  await lookBack(page, choices);
}

async function expectFocus(target: Locator): Promise<void> {
  await expect
    .poll(() => target.evaluate((element) => element === document.activeElement))
    .toBe(true);
}

test('a learner fails the scenario by keyboard, tries again, passes and downloads the action plan', async ({
  page,
}) => {
  await openScenario(page);
  await page.getByRole('button', { name: 'Start Scenario' }).focus();
  await page.keyboard.press('Enter');
  for (const [index, id] of WORST.entries()) {
    await expect(page.getByText(`Decision ${index + 1}`, { exact: true })).toBeVisible();
    await expectFocus(card(page).locator('form').getByRole('heading'));
    // The first decision is still there after a reload.
    if (index === 1) {
      await page.reload();
      await expect(page.getByRole('heading', { name: AFTER_WORST })).toBeVisible();
      await card(page).getByRole('radio').first().focus();
    } else {
      await page.keyboard.press('Tab');
      await expectFocus(card(page).getByRole('radio').first());
    }
    // Space and arrow keys select, as in any group of radio buttons.
    await page.keyboard.press('Space');
    while (!(await choice(page, id).isChecked())) await page.keyboard.press('ArrowDown');
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
  await expectFocus(page.getByRole('heading', { name: 'Looking back' }));
  await lookBack(page, WORST);
  await expect(page.getByRole('heading', { name: 'Scenario Needs Improvement' })).toBeVisible();
  await expect(card(page).getByText(/\d points/)).toHaveCount(0);
  await expect(card(page).getByText('Not passed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await makeChoices(page, BEST);
  const passed = page.getByRole('heading', { name: 'Scenario Completed Successfully!' });
  await expectFocus(passed);
  await expect(page.getByText('Activity Completed!')).toBeVisible();
  await expect(card(page).getByText('Passed with 100%')).toBeVisible();

  await page.reload();
  await expect(passed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Action Plan' }).click();
  const plan = await readFile(await (await download).path(), 'utf8');
  expect(plan).toContain('ACTION PLAN: THREE LATE STARTS');
  expect(plan).toContain('Score 100%, pass mark 70%');
});
