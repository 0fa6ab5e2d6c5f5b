import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Meets the only password rule: 15 characters. */
export const PASSWORD = 'correct horse battery staple';

export interface Learner {
  name: string;
  email: string;
}

/** Returns the data of a learner with a unique address, without an account. */
export function newLearner(name = 'Ada Okafor'): Learner {
  const unique = Math.random().toString(36).slice(2, 10);
  return { name, email: `learner-${unique}@example.com` };
}

interface Mail {
  to: string;
  text: string;
  /** Only in mails with a code. */
  code?: string;
}

/** Returns the newest code mailed to an address. */
export async function newestCode(request: APIRequestContext, email: string, origin = '') {
  const outbox = await request.get(`${origin}/_local/outbox.json`);
  const mails = (await outbox.json()) as Mail[];
  const mail = mails.find((candidate) => candidate.to === email && candidate.code !== undefined);
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

/** Creates an account without purchases or trial, signed in and on the page at `path`. */
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

/** Returns the text of the newest mail to an address. */
export async function newestMail(request: APIRequestContext, email: string): Promise<string> {
  const outbox = await request.get('/_local/outbox.json');
  const mail = ((await outbox.json()) as Mail[]).find((candidate) => candidate.to === email);
  expect(mail, `a mail to ${email}`).toBeDefined();
  return mail!.text;
}

/** Creates an account in the free trial, signed in and on the dashboard. */
export async function startTrial(page: Page, learner: Learner = newLearner()): Promise<Learner> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free 3-Day Trial' }).first().click();
  await createAccount(page, learner);
  await expect(page).toHaveURL(/\/dashboard$/);
  return learner;
}

/** Enrolls on a course's page, once the page shows the signed-in learner. */
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
