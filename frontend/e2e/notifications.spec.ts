import { expect, test } from '@playwright/test';
import { signUp } from './steps/learner.ts';

interface Mail {
  to: string;
  subject: string;
  html?: string;
  headers?: Record<string, string>;
}

test('A learner is told on an open page and by mail, and ends the mails of a type without signing in', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const learner = await signUp(page, '/notifications');
  // The page is open before the event is processed, and learns of it by its own poll.
  const welcome = page.getByRole('listitem').filter({ hasText: 'Welcome to Due Course' });
  await expect(welcome).toBeVisible({ timeout: 45_000 });
  const bell = page.getByRole('banner').getByRole('link', { name: /Notifications\s*1\s*unread/ });
  await expect(bell).toBeVisible();

  await welcome.getByRole('button', { name: /^Mark read/ }).click();
  await expect(bell).toBeHidden();
  await page.getByRole('tab', { name: 'Unread' }).click();
  await expect(page.getByText('You’re all caught up')).toBeVisible();

  const welcomeMail = async () => {
    const outbox = await page.request.get('/_local/outbox.json');
    const mails = (await outbox.json()) as Mail[];
    return mails.find(({ to, subject }) => to === learner.email && subject.startsWith('Welcome'));
  };
  await expect.poll(welcomeMail).toBeDefined();
  const mail = (await welcomeMail())!;
  expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  const [, link] = /href="([^"]+\/unsubscribe#[^"]+)"/.exec(mail.html!)!;
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(link!);
  await visitor.getByRole('button', { name: 'Stop These Emails' }).click();
  await expect(visitor.getByText('You won’t get these emails anymore')).toBeVisible();
  await visitor.context().close();

  await page.goto('/account#notifications');
  const news = page.getByRole('group', { name: /News/ });
  await expect(news.getByRole('checkbox', { name: 'Email' })).not.toBeChecked();
  await expect(news.getByRole('checkbox', { name: 'Here' })).toBeChecked();
  const week = page
    .getByRole('group', { name: /Weekly team summary/ })
    .getByRole('checkbox', { name: 'Email' });
  await expect(week).not.toBeChecked();
  const saved = page.waitForResponse((response) => response.request().method() !== 'GET');
  await week.press('Space');
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(week).toBeChecked();
});
