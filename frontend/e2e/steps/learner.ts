import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Meets the pool's only rule: 15 characters. */
export const PASSWORD = 'correct horse battery staple';

export interface Learner {
  name: string;
  email: string;
}

/** Creates a learner for one test. */
export function newLearner(name = 'Ada Okafor'): Learner {
  const unique = Math.random().toString(36).slice(2, 10);
  return { name, email: `learner-${unique}@example.com` };
}

interface Mail {
  to: string;
  text: string;
  /** Only in mails that carry one. */
  code?: string;
}

/** The newest code mailed to an address. */
export async function newestCode(request: APIRequestContext, email: string, origin = '') {
  const outbox = await request.get(`${origin}/_local/outbox.json`);
  const mails = (await outbox.json()) as Mail[];
  const mail = mails.find((one) => one.to === email && one.code !== undefined);
  expect(mail, `a mail to ${email}`).toBeDefined();
  return mail!.code!;
}

/** Fills the form of `/login?mode=create-account`, confirms with the code from the outbox, and ends signed in. */
export async function createAccount(page: Page, learner: Learner, origin = ''): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(learner.name);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/confirm/i);
  await page.getByLabel(/code/i).fill(await newestCode(page.request, learner.email, origin));
  await page.getByRole('button', { name: 'Confirm Email' }).click();
}

/** Signs in on `/login`. */
export async function signIn(page: Page, learner: Learner, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** A signed-in learner who owns nothing and is in no trial, on the page they wanted to go to. */
export async function signUp(
  page: Page,
  path: string,
  learner: Learner = newLearner(),
): Promise<Learner> {
  await page.goto(`/login?mode=create-account&redirect=${encodeURIComponent(path)}`);
  await createAccount(page, learner);
  await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  return learner;
}

/** The newest mail to an address, as text. */
export async function newestMail(request: APIRequestContext, email: string): Promise<string> {
  const outbox = await request.get('/_local/outbox.json');
  const mail = ((await outbox.json()) as Mail[]).find((one) => one.to === email);
  expect(mail, `a mail to ${email}`).toBeDefined();
  return mail!.text;
}

/** A signed-in learner in the free trial, on the dashboard. */
export async function startTrial(page: Page, learner: Learner = newLearner()): Promise<Learner> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free 3-Day Trial' }).first().click();
  await createAccount(page, learner);
  await expect(page).toHaveURL(/\/dashboard$/);
  return learner;
}

/** Opens a course's page and enrolls. The button shows the learner's own state once the page knows who they are. */
export async function enroll(
  page: Page,
  learner: Learner,
  courseId: number,
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/courses/${courseId}`);
  await expect(page.getByRole('button', { name: learner.name })).toBeVisible();
  await page.getByRole('button', { name: 'Enroll Now' }).first().click();
  await expect(page.getByText('Enrollment Successful!')).toBeVisible();
}
