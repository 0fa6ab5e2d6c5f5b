import { expect, type Browser, type Page } from '@playwright/test';
import { signIn } from './learner.ts';

/** The operators of `npm start`. */
export const OPERATORS = {
  owner: { email: 'operator@duecourse.example', password: 'run-due-course-today' },
  support: { email: 'support@duecourse.example', password: 'help-due-course-today' },
} as const;

/** Signs an operator in with a device of their own. `/_local` shows what their authenticator app shows. */
export async function openOperator(
  browser: Browser,
  role: keyof typeof OPERATORS,
  path: string,
): Promise<Page> {
  const { email, password } = OPERATORS[role];
  const page = await (await browser.newContext()).newPage();
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`);
  await signIn(page, { name: '', email }, password);
  const code = page.getByLabel('Code');
  await expect(code).toBeVisible();
  // A code counts once: when another journey has used this one, the next one is awaited.
  let used = '';
  await expect(async () => {
    const shown = await codeOf(page, email);
    expect(shown).not.toBe(used);
    used = shown;
    await code.fill(shown);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL((url) => url.href.endsWith(path), { timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  return page;
}

async function codeOf(page: Page, email: string): Promise<string> {
  const text = await (await page.request.get('/_local')).text();
  // Mails on the same page name the address of support, too.
  const account = new RegExp(`<dd>${email}</dd>[\\s\\S]*?<dd>(\\d{6})</dd>`);
  const [, code] = account.exec(text) ?? [];
  expect(code, `the code of ${email}`).toBeDefined();
  return code!;
}
