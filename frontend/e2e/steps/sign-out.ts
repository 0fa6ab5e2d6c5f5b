import { expect, type Page } from '@playwright/test';
import type { Learner } from './learner.ts';

/** Signs out with the menu of the header, and waits for the home page. */
export async function signOut(page: Page, { name }: Pick<Learner, 'name'>): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('button', { name, exact: true })).toBeHidden();
}
