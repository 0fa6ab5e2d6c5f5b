import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** A password that meets the pool's only rule: 15 characters. */
export const PASSWORD = 'correct horse battery staple';

export interface Learner {
  name: string;
  email: string;
}

/** A learner nobody else uses. */
export function newLearner(name = 'Ada Okafor'): Learner {
  const unique = Math.random().toString(36).slice(2, 10);
  return { name, email: `learner-${unique}@example.com` };
}

interface Mail {
  to: string;
  code: string;
}

/** The newest code mailed to an address. */
export async function newestCode(request: APIRequestContext, email: string, origin = ''): Promise<string> {
  const outbox = await request.get(`${origin}/_local/outbox.json`);
  const mails = (await outbox.json()) as Mail[];
  const mail = mails.find((one) => one.to === email);
  expect(mail, `a mail to ${email}`).toBeDefined();
  return mail!.code;
}

/** Creates an account through the screens, with the code from the outbox, and ends signed in. */
export async function createAccount(page: Page, learner: Learner, origin = ''): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill(learner.name);
  await page.getByLabel('Email').fill(learner.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  const code = page.getByLabel('Confirmation code');
  await expect(code).toBeVisible();
  await code.fill(await newestCode(page.request, learner.email, origin));
  await page.getByRole('button', { name: 'Confirm e' }).click();
}
