import capstone from '@learning/content/courses/employee-relations/capstone';
import type { Capstone } from '@learning/shared/contract/capstones';
import { expect, test, type Browser, type Page } from '@playwright/test';
import { enroll, getAsLearner, postAsLearner, putAsLearner, startTrial } from './steps/learner.ts';
import { inspectScreen } from './steps/screen-check.ts';

const PATH = '/api/users/me/courses/5/capstone';
const ADDRESS = '/course/5/play?module=employee-relations-m5&step=write';
const ROWS = ['Urgency', 'Scope', 'Evidence', 'Findings'];
const QUESTION = 'Whether, on July 29, 2026, the respondent allegedly';
const TEXTS: Record<string, string> = {
  today: `I asked the systems lead in writing to copy the audio of July 29 today. ${'Payroll restores the pay today, back to the first day of the move. '.repeat(2)}`,
  scope: `${QUESTION} shouted at the complainant. ${QUESTION} made the remark about the quota. ${QUESTION} took her off overtime.`,
  witnesses: 'First the contractor at the desk, who belongs to neither side. '.repeat(4),
  findings: 'The sentence on manner rests on nothing and must go from the file. '.repeat(4),
  advice: 'Please wait, and tell both parties today in the same words. '.repeat(4),
};
const FACTS: Record<string, string> = {
  reviewed: '2026-09-04',
  secured: '2026-09-07',
  deleted: '2026-09-12',
  report: '2026-09-30',
};

const samples = (exercise: (typeof capstone.exercises)[number]) => ({
  levels: Object.fromEntries(
    exercise.papers.map(({ id, ratings }) => [
      id,
      Object.fromEntries(Object.entries(ratings).map(([row, { level }]) => [row, level])),
    ]),
  ),
});
const levels = (...names: string[]) =>
  Object.fromEntries(ROWS.map((row, index) => [row, names[index]!]));

/** Opens a learner who has handed in a capstone, on a device of their own. */
async function openPeer(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await startTrial(page);
  await enroll(page, 5);
  for (const exercise of capstone.exercises) {
    await putAsLearner(page, `${PATH}/exercises/${exercise.id}`, samples(exercise));
  }
  const marks = Object.fromEntries(
    ROWS.map((row) => [
      row,
      [{ partId: 'scope', sentence: `${QUESTION} shouted at the complainant.` }],
    ]),
  );
  const body = { revises: 0, parts: TEXTS, facts: FACTS, marks, despiteFindings: false };
  expect(await postAsLearner(page, `${PATH}/papers`, body)).toMatchObject({ isHandedIn: true });
  return page;
}

/** Rates papers until the one of the learner was among them: others may wait longer. */
async function rateUntilSeen(peer: Page, text: string, ...names: string[]): Promise<void> {
  await expect(async () => {
    const { ratingId } = (await postAsLearner(peer, `${PATH}/ratings`, {})) as { ratingId: string };
    const view = (await getAsLearner(peer, PATH)) as Capstone;
    const paper = view.ratings.find((rating) => rating.ratingId === ratingId)!.paper!;
    const body = { levels: levels(...names), comment: 'Name the hour, too.' };
    await putAsLearner(peer, `${PATH}/ratings/${ratingId}`, body);
    expect(paper.parts['today']).toContain(text);
  }).toPass();
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a capstone is handed in by touch, rated by two who disagree and a third, and rates another by keyboard; axe finds nothing', async ({
    page,
    browser,
  }) => {
    const unique = `Case ${Math.random().toString(36).slice(2, 10)}.`;
    await startTrial(page);
    await enroll(page, 5);
    await putAsLearner(
      page,
      `${PATH}/exercises/${capstone.exercises[0]!.id}`,
      samples(capstone.exercises[0]!),
    );
    await page.goto(ADDRESS);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Your capstone' })).toBeVisible();

    // Three papers by touch: each row has the level that the experts gave.
    const exercise = capstone.exercises[1]!;
    for (const [index, { ratings }] of exercise.papers.entries()) {
      const paper = main.getByRole('region', { name: `Paper ${index + 1}` }).last();
      for (const [row, { level }] of Object.entries(ratings)) {
        await paper.getByRole('group', { name: row }).getByLabel(level).tap();
      }
    }
    await inspectScreen(page, main, 'capstone exercise');
    await main.getByRole('button', { name: 'Compare With the Experts' }).tap();
    await expect(main.getByText('100% agreement with the experts').last()).toBeVisible();

    for (const { id, title } of capstone.parts) {
      const text = id === 'today' ? `${unique} ${TEXTS[id]}` : TEXTS[id]!;
      await main.getByRole('textbox', { name: new RegExp(`^${title}`) }).fill(text);
    }
    for (const { id, label } of capstone.facts) {
      await main
        .getByLabel(label.replaceAll("'", '’'))
        .fill(id === 'deleted' ? '2026-09-11' : FACTS[id]!);
    }
    for (const row of ROWS) {
      await main.getByLabel('Row of the rubric').selectOption(row);
      await main.getByRole('checkbox', { name: /shouted at the complainant/ }).tap();
    }
    await main.getByRole('button', { name: 'Check and Hand In' }).tap();
    await expect(main.getByText('Have another look at this')).toBeVisible();
    await main.getByLabel('Day on which the audio of July 29 is deleted').fill(FACTS['deleted']!);
    await main.getByRole('button', { name: 'Check and Hand In' }).tap();
    await expect(main.getByText('Version 1 is in')).toBeVisible();
    await inspectScreen(page, main, 'capstone handed in');

    const peers = [await openPeer(browser), await openPeer(browser), await openPeer(browser)];
    await rateUntilSeen(peers[0]!, unique, 'Strong', 'Strong', 'Needs work', 'Strong');
    await rateUntilSeen(peers[1]!, unique, 'Not yet', 'Strong', 'Needs work', 'Strong');
    await page.reload();
    await expect(main.getByText(/a third one decides/)).toBeVisible();
    await rateUntilSeen(peers[2]!, unique, 'Strong', 'Strong', 'Needs work', 'Strong');
    await page.reload();
    await expect(main.getByText('Capstone, rated by 3 other learners without names')).toBeVisible();
    await expect(main.getByText('Name the hour, too.').first()).toBeVisible();

    // Rates one in turn, by keyboard.
    await main.getByRole('button', { name: 'Get a Paper to Rate' }).press('Enter');
    const rated = main.getByRole('group').filter({ hasText: 'The paper of another learner' });
    await expect(rated.getByText('marked for').first()).toBeVisible();
    for (const row of ROWS) {
      await rated.getByRole('group', { name: row }).getByRole('radio').first().press('Space');
    }
    await rated.getByRole('button', { name: 'Hand In the Rating' }).press('Enter');
    await expect(main.getByText('You have rated 1 paper.')).toBeVisible();
    await inspectScreen(page, main, 'capstone rated');
  });
});
