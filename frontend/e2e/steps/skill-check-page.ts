import { expect, type Page } from '@playwright/test';
import foundationsCheck from '@learning/content/courses/hr-foundations/activities/hr-foundations-skill-check';
import type { SkillCheckConfig } from '@learning/content/schema';
import { questionsAsked } from '@learning/content/testing/answered-check';
import type { SkillCheckAttempt } from '@learning/shared/contract/activities';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { enroll, startTrial } from './learner.ts';

export type Question = SkillCheckConfig['questions'][number];

/** The address of the skill check of course 1, which has a case file. */
export const CHECK = '/course/1/play?module=hr-foundations-m5#activity-hr-foundations-skill-check';
const config = configOf(foundationsCheck);
export const { questions: bank, feedback, badge } = config;
export const questionCount = countOf(config);

function configOf(source: typeof foundationsCheck): SkillCheckConfig {
  if (source.type !== 'skill-check') throw new Error(`${source.id} is not a skill check`);
  return source.config;
}

export async function openCheck(page: Page): Promise<void> {
  await startTrial(page);
  await enroll(page, 1);
  await page.goto(CHECK);
}

function countOf({ asks: asked = {}, questions: all }: SkillCheckConfig): number {
  const counts = Object.values(asked);
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count) : all.length;
}

/** Clicks a button that starts an attempt. @returns the questions asked, with their figures and options as shown */
export async function startAttempt(
  page: Page,
  { button = 'Start Skill Check' }: { button?: string } = {},
): Promise<Question[]> {
  const started = attemptStarted(page);
  await page.getByRole('button', { name: button }).click();
  return started;
}

/** Waits for the attempt that starts next. */
export async function attemptStarted(page: Page): Promise<Question[]> {
  const response = await page.waitForResponse(
    (received) => received.url().endsWith('/attempts') && received.request().method() === 'POST',
  );
  return questionsAsked(config, (await response.json()) as SkillCheckAttempt);
}

export async function startCheck(page: Page): Promise<Question[]> {
  await openCheck(page);
  const asked = await startAttempt(page);
  await expect(heading(page, 1)).toBeFocused();
  return asked;
}

export const heading = (page: Page, number: number, of = questionCount) =>
  page.getByRole('heading', { name: new RegExp(`^Question ${number} of ${of}`) });
const nextButton = (page: Page) => page.getByRole('button', { name: 'Next', exact: true });
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Submit Assessment' });
export const savedNotice = (page: Page) => page.getByText('Saved', { exact: true });
const timer = (page: Page) => page.getByRole('timer');
export const inMap = (page: Page, number: number, words: string) =>
  page.getByRole('button', { name: `Question ${number}, ${words}` });

/** Returns the remaining seconds that the timer shows. */
export async function secondsShown(page: Page): Promise<number> {
  const [minutes, seconds] = (await timer(page).textContent())!.match(/\d+/g)!.map(Number);
  return minutes! * 60 + seconds!;
}

/** Gives the correct answer to the current question. */
export async function answerCorrectly(page: Page, question: Question): Promise<void> {
  if (question.type === 'multiple-choice') {
    await page
      .getByRole('radio', { name: typographicQuotes(question.correctAnswer), exact: true })
      .check();
  } else if (question.type === 'multiple-select') {
    for (const option of question.correctAnswer) {
      await page.getByRole('checkbox', { name: typographicQuotes(option), exact: true }).check();
    }
  } else {
    const name = typographicQuotes(question.question);
    await page.getByRole('textbox', { name }).fill(question.correctAnswer);
  }
}

export async function answerAll(page: Page, all: readonly Question[]): Promise<void> {
  for (const [index, question] of all.entries()) {
    await expect(heading(page, index + 1, all.length)).toBeFocused();
    await answerCorrectly(page, question);
    await (index === all.length - 1 ? submitButton(page) : nextButton(page)).click();
  }
  await expect(page.getByRole('heading', { name: 'You answered every question' })).toBeFocused();
  await submitButton(page).click();
}
