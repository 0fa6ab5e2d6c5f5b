import conversation from '@learning/content/courses/employee-relations/activities/employee-relations-conversation';
import markUp from '@learning/content/courses/employee-relations/activities/employee-relations-mark-up';
import type { SourceOf } from '@learning/content/activities/activity-types';
import { marksOfDocument } from '@learning/content/testing/marked-document';
import type { ActivityState, MarkUpDocument } from '@learning/shared/contract/activities';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { expect, test, type Page } from '@playwright/test';
import { enroll, getAsLearner, startTrial } from './steps/learner.ts';
import { checkScreen, inspectScreen } from './steps/screen-check.ts';

const { id, config } = markUp as SourceOf<'mark-up'>;
const ADDRESS = `/course/5/play?module=employee-relations-m3#activity-${id}`;

const talk = conversation as SourceOf<'conversation'>;
const TALK_ADDRESS = `/course/5/play?module=employee-relations-m3#activity-${talk.id}`;

/** The activity has the screen for itself. */
const card = (page: Page) => page.getByRole('main');
const sentences = (page: Page) => card(page).locator('[role="button"][aria-pressed]');
const problems = (page: Page) => page.getByRole('dialog').locator('button[aria-pressed]');
const submit = (page: Page) => page.getByRole('button', { name: 'Submit Marks' });
const nameOf = (problemId: string) =>
  config.problems.find((problem) => problem.id === problemId)!.name;

async function openMarkUp(page: Page): Promise<void> {
  await startTrial(page);
  await enroll(page, 5);
  await page.goto(ADDRESS);
  await expect(sentences(page).first()).toBeVisible();
}

/** Returns the right marks of the document on the screen: the place of each sentence, and its problem. */
async function rightMarks(page: Page) {
  const state = (await getAsLearner(page, `/api/users/me/activities/${id}`)) as ActivityState;
  const document: MarkUpDocument = state.markUp!;
  const ids = document.paragraphs.flatMap((paragraph) =>
    paragraph.sentences.map(({ id: own }) => own),
  );
  return Object.entries(marksOfDocument(config, document)).map(([sentenceId, problemId]) => ({
    place: ids.indexOf(sentenceId),
    problem: typographicQuotes(nameOf(problemId)),
  }));
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a learner fails a mark-up by touch, passes another document, and then a conversation; axe finds nothing', async ({
    page,
  }) => {
    await openMarkUp(page);
    await checkScreen(page, sentences(page).first(), 'document');
    const first = await sentences(page).allTextContents();
    await sentences(page).first().tap();
    await inspectScreen(page, page.getByRole('dialog'), 'problems');
    await problems(page).first().tap();
    await expect(sentences(page).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(card(page).getByText(/1 sentence marked\. Saved\./)).toBeVisible();

    // The mark is there after a reload.
    await page.reload();
    await expect(sentences(page).first()).toHaveAttribute('aria-pressed', 'true');
    await submit(page).tap();
    const failed = page.getByRole('heading', { name: 'Mark-up Not Passed' });
    await expect(failed).toBeFocused();
    await checkScreen(page, failed, 'failed');
    await expect(card(page).getByText('Looks wrong, and can stay.')).toHaveCount(0);

    await page.getByRole('button', { name: 'Try Again' }).tap();
    await expect(sentences(page).first()).toBeVisible();
    expect(await sentences(page).allTextContents()).not.toEqual(first);
    for (const { place, problem } of await rightMarks(page)) {
      await sentences(page).nth(place).tap();
      await problems(page).filter({ hasText: problem }).tap();
      await expect(sentences(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
    }
    await submit(page).tap();
    const passed = page.getByRole('heading', { name: 'Mark-up Passed' });
    await expect(passed).toBeFocused();
    await expect(card(page).getByText('Passed with 100%')).toBeVisible();
    await expect(card(page).getByText(/^Found: /)).toHaveCount(config.asks);
    await checkScreen(page, passed, 'passed');

    await page.goto(TALK_ADDRESS);
    const start = page.getByRole('button', { name: 'Start Conversation' });
    await checkScreen(page, start, 'conversation');
    await start.tap();
    for (const [at, lineId] of talk.config.goodOrder.entries()) {
      const { text } = talk.config.lines.find((line) => line.id === lineId)!;
      await card(page)
        .locator('label', { hasText: typographicQuotes(text) })
        .tap();
      await page.getByRole('button', { name: 'Say This' }).tap();
      const exchange = page.getByRole('region', { name: `${talk.config.person.name} replies` });
      await expect(exchange.getByText(typographicQuotes(text))).toBeVisible();
      await expect(exchange).toBeFocused();
      if (at === 1) await checkScreen(page, exchange, 'conversation under way');
    }
    await page.getByRole('button', { name: 'End the Conversation' }).tap();
    await page.getByRole('button', { name: 'End It' }).tap();
    const over = page.getByRole('heading', { name: 'Conversation Passed' });
    await expect(over).toBeFocused();
    await checkScreen(page, over, 'conversation passed');
  });
});

test('a learner passes a mark-up by keyboard', async ({ page }) => {
  await openMarkUp(page);
  const marks = await rightMarks(page);
  await sentences(page).first().focus();
  let at = 0;
  for (const { place, problem } of marks) {
    for (; at < place; at += 1) await page.keyboard.press('Tab');
    await expect(sentences(page).nth(place)).toBeFocused();
    await page.keyboard.press(place % 2 === 0 ? 'Enter' : 'Space');
    const wanted = problems(page).filter({ hasText: problem });
    await expect(page.getByRole('dialog')).toBeVisible();
    while (!(await wanted.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(sentences(page).nth(place)).toBeFocused();
    await expect(sentences(page).nth(place)).toHaveAttribute('aria-pressed', 'true');
  }
  while (!(await submit(page).evaluate((element) => element === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Mark-up Passed' })).toBeFocused();
});
