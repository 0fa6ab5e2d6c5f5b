import { expect, type Page } from '@playwright/test';

/** Stripe's test cards, which the emulator supports, too. Source: https://docs.stripe.com/testing */
export const CARDS = {
  succeeds: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  requiresAuthentication: '4000002500003155',
} as const;

/** Opens a checkout, with a query such as `course=14` or `tier=entry`, and waits for the card fields. */
export async function openCheckout(page: Page, query: string): Promise<void> {
  await page.goto(`/checkout?${query}`);
  await expect(page.getByLabel('Card number')).toBeVisible();
}

export async function enterCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration').fill('12 / 39');
  await page.getByLabel('Security code').fill('123');
}

export async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Pay \$/ }).click();
}
