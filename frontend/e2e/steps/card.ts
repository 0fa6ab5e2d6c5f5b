import { expect, type Page } from '@playwright/test';

/** Test cards of Stripe's, which the emulator knows, too: https://docs.stripe.com/testing */
export const CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  requiresAuthentication: '4000002500003155',
} as const;

/** Opens `/checkout?course=14` or `/checkout?tier=entry` and waits for the card's fields. */
export async function openCheckout(page: Page, query: string): Promise<void> {
  await page.goto(`/checkout?${query}`);
  await expect(page.getByLabel('Card number')).toBeVisible();
}

/** Fills the card's fields. */
export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
}

/** Presses 'Pay $…'. */
export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
