import { expect, test } from '@playwright/test';
import { newestMail, newLearner } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

test('a visitor contacts sales: the form keeps the text after an error, a failure and closing, and sends once', async ({
  page,
}) => {
  const sender = newLearner('Dana Reyes');
  await page.goto('/pricing');
  const contactButton = page.getByRole('button', { name: 'Contact Sales' }).first();
  await contactButton.click();
  const dialog = page.getByRole('dialog', { name: 'Contact Sales' });
  const question = dialog.getByLabel(
    'How many people are on your team, and what should they learn first?',
  );
  await question.fill('60 people, investigations first');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog.getByText('Enter your name.')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toBeFocused();
  await checkScreen(page, dialog, 'the contact form with an error');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contactButton).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(question).toHaveValue('60 people, investigations first');
  await dialog.getByLabel('Name').fill(sender.name);
  await dialog.getByLabel('Email').fill(sender.email);
  let requests = 0;
  let failRequest: () => void = () => undefined;
  const pending = new Promise<void>((resolve) => (failRequest = resolve));
  await page.route('**/api/requests', async (route) => {
    requests += 1;
    await pending;
    await route.fulfill({ status: 503, json: { code: 'service_unavailable', message: '' } });
  });
  await dialog.getByRole('button', { name: 'Send Request' }).focus();
  await page.keyboard.press('Enter');
  const sending = dialog.getByRole('button', { name: 'Sending...' });
  await expect(sending).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Email').press('Enter');
  await sending.focus();
  failRequest();
  await expect(dialog.getByText(/What you typed is still here/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send Request' })).toBeFocused();
  expect(requests).toBe(1);
  await page.unroute('**/api/requests');

  await page.keyboard.press('Enter');
  const sent = page.getByRole('dialog', { name: 'Request Sent' });
  await expect(sent.getByText('We’ll reply by email.')).toBeFocused();
  await sent.getByRole('button', { name: 'Close' }).last().click();
  await expect(sent).toBeHidden();
  expect(await newestMail(page.request, sender.email, /Contact Sales/)).toContain('Contact Sales');
  await contactButton.click();
  await expect(question).toHaveValue('');
});
