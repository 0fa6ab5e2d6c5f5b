import { expect, test, type Locator, type Page } from '@playwright/test';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { checkScreen } from './steps/screen-check.ts';
import {
  CHECK,
  answerAll,
  answerCorrectly,
  attemptStarted,
  badge,
  bank,
  questionCount,
  feedback,
  submitButton,
  heading,
  inMap,
  openCheck,
  savedNotice,
  secondsShown,
  startAttempt,
  startCheck,
  type Question,
} from './steps/skill-check-page.ts';

/** Records the responses that contain answers or explanations, which must stay secret until the submission. */
function watchForAnswers(page: Page): string[] {
  const leaks: string[] = [];
  const secrets = bank.map(({ explanation }) =>
    // The longest part between two facts.
    explanation.split(/\{\w+\}/).reduce((long, part) => (part.length > long.length ? part : long)),
  );
  page.on('response', (response) => {
    if (!response.url().includes('/api/')) return;
    void response.text().then(
      (text) => {
        const plain = text.replaceAll('\\"', '"');
        if (/"(correctAnswer|explanation)":/.test(plain)) leaks.push(response.url());
        if (secrets.some((secret) => plain.includes(secret))) leaks.push(response.url());
      },
      () => undefined,
    );
  });
  return leaks;
}

/** The position of the first question of a type, from 1. */
const positionOf = (asked: readonly Question[], type: Question['type']) =>
  asked.findIndex((question) => question.type === type) + 1;

/** Reads the case file where the screen is too narrow for both, and comes back to the question. */
async function readFileOnPhone(page: Page): Promise<void> {
  const wide = page.viewportSize()!;
  await page.setViewportSize({ width: 390, height: 844 });
  const show = page.getByRole('group', { name: 'Show' });
  await show.getByRole('button', { name: 'File' }).click();
  const file = page.getByRole('region', { name: /^File: / });
  await expect(file.getByRole('heading', { level: 2 })).toBeFocused();
  await file.getByRole('button', { name: /^4 / }).click();
  await expect(file.getByRole('article').nth(3)).toBeInViewport();
  await expect(heading(page, 1)).toBeHidden();
  await checkScreen(page, file, 'the case file on a phone');
  await show.getByRole('button', { name: 'Questions' }).click();
  await expect(heading(page, 1)).toBeFocused();
  await page.setViewportSize(wide);
  await expect(file).toBeVisible();
}

test('a learner fails, sees what to read but no answers, tries again and passes; axe finds nothing', async ({
  page,
}) => {
  const check = (ready: Locator) => checkScreen(page, ready, ready.toString());
  const leaks = watchForAnswers(page);
  await startCheck(page);
  await check(heading(page, 1));
  await readFileOnPhone(page);
  await inMap(page, questionCount, 'not answered').click();
  await submitButton(page).click();
  await expect(
    page.getByRole('heading', { name: `${questionCount} questions not answered` }),
  ).toBeFocused();
  await check(page.getByRole('heading', { name: /not answered/ }));
  await page.getByRole('button', { name: /^Question 5\s*not answered$/ }).click();
  await expect(heading(page, 5)).toBeFocused();
  await inMap(page, questionCount, 'not answered').click();
  await submitButton(page).click();
  await submitButton(page).click();

  await expect(page.getByRole('heading', { name: 'Skill Check Not Passed' })).toBeFocused();
  await expect(page.getByText(typographicQuotes(feedback.failing))).toBeVisible();
  await check(page.getByRole('heading', { name: 'Read this before your next attempt' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Skill Check Not Passed' })).toBeVisible();
  const asked = await startAttempt(page, { button: 'Try Again' });
  expect(leaks).toEqual([]);
  const howSure = page.getByRole('group', { name: /^How sure are you\?/ });
  await howSure.getByText('Sure', { exact: true }).click();
  // Back to its heading, as everyone comes to a question.
  await inMap(page, 2, 'not answered').click();
  await inMap(page, 1, 'not answered').click();
  await answerAll(page, asked);
  await expect(page.getByRole('heading', { name: 'Skill Check Passed' })).toBeFocused();
  await expect.poll(() => leaks.length).toBeGreaterThan(0);
  await expect(page.getByText('When you said sure, you were right in 1 of 1.')).toBeVisible();
  await expect(page.getByText('Activity Completed!')).toBeVisible();
  await expect(page.getByText(typographicQuotes(badge.description))).toBeVisible();
  await expect(page.getByText(typographicQuotes(asked[0]!.explanation))).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await check(page.getByRole('heading', { name: 'Skill Check Passed' }));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Skill Check Passed' })).toBeVisible();
});

test('an attempt continues after a reload, offline and in a second tab, which shows the same result', async ({
  page,
  context,
}) => {
  const started: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/attempts')) started.push(request.url());
  });
  await openCheck(page);
  const start = page.getByRole('button', { name: 'Start Skill Check' });
  await expect(start).toBeVisible();
  // The clock does not start while the screens of an attempt cannot be loaded.
  const screens = '**/assets/attempt-and-results-*.js';
  await page.route(screens, (route) => route.abort());
  // Otherwise the page would reload, as after a release.
  await page.route('**/config.json', (route) => route.abort());
  await start.click();
  await expect(page.getByText(/questions couldn’t be loaded\./)).toBeVisible();
  expect(started).toEqual([]);
  await page.unroute(screens);
  await page.unroute('**/config.json');
  const asked = await startAttempt(page);
  await expect(heading(page, 1)).toBeFocused();

  const [choice, short] = [positionOf(asked, 'multiple-choice'), positionOf(asked, 'short-answer')];
  await inMap(page, choice, 'not answered').click();
  await answerCorrectly(page, asked[choice - 1]!);
  await page.getByRole('button', { name: 'Flag for Review' }).click();
  await inMap(page, short, 'not answered').click();
  const field = page.locator('dialog[open]').getByRole('textbox');
  await field.fill('37');
  // Immediately, before the pause after which typed text is saved.
  await page.reload();
  await expect(heading(page, short)).toBeVisible();
  await expect(field).toHaveValue('37');
  await expect(inMap(page, choice, 'answered, flagged')).toBeVisible();
  const before = await secondsShown(page);
  expect(before).toBeGreaterThan(800);
  await expect.poll(() => secondsShown(page)).toBeLessThan(before);

  await context.setOffline(true);
  await field.fill('no such answer');
  await expect(page.getByText(/^Your work is saved on this device/)).toBeVisible();
  await context.setOffline(false);
  await expect(savedNotice(page)).toBeVisible();

  const popup = page.waitForEvent('popup');
  await page.evaluate((url) => window.open(url), CHECK);
  const other = await popup;
  await inMap(other, choice, 'answered, flagged').click();
  await expect(other.getByRole('radio', { checked: true })).toHaveCount(1);
  await expect(inMap(other, short, 'answered')).toBeVisible();
  await inMap(page, questionCount, 'not answered').click();
  await submitButton(page).click();
  await submitButton(page).click();
  for (const tab of [page, other]) {
    await expect(tab.getByRole('heading', { name: 'Skill Check Not Passed' })).toBeVisible();
    await expect(tab.getByText('10 of 77 points.')).toBeVisible();
  }
});

const MAX_PRESSES = 60;

async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Not focused after pressing Tab ${MAX_PRESSES} times: ${target.toString()}`);
}

test('a learner completes the skill check by keyboard alone', async ({ page }) => {
  await openCheck(page);
  await tabTo(page, page.getByRole('button', { name: 'Start Skill Check' }));
  const started = attemptStarted(page);
  await page.keyboard.press('Enter');
  const asked = await started;
  for (const [index, question] of asked.entries()) {
    await expect(heading(page, index + 1)).toBeFocused();
    await page.keyboard.press('Tab');
    if (question.type === 'multiple-choice') {
      const presses = question.options.indexOf(question.correctAnswer);
      await page.keyboard.press('Space');
      for (let press = 0; press < presses; press += 1) await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('radio').nth(presses)).toBeChecked();
    } else if (question.type === 'multiple-select') {
      for (const option of question.options) {
        if (question.correctAnswer.includes(option)) await page.keyboard.press('Space');
        if (option !== question.options.at(-1)) await page.keyboard.press('Tab');
      }
    } else {
      await page.keyboard.insertText(question.correctAnswer);
    }
    // Enter continues from a choice or a single-line answer; in a multi-line answer, it breaks the line.
    if (question.type === 'essay') await tabTo(page, submitButton(page));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'You answered every question' })).toBeFocused();
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Skill Check Passed' })).toBeFocused();
});
