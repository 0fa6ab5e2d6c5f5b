import { expect, test, type Page } from '@playwright/test';
import { signUp } from './steps/learner.ts';

const APP = '**/assets/start-app-*.js';

/** Keeps the app from starting, and so the page from being loaded, until the returned function is called. */
async function holdStart(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(APP, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('what is typed into the sign-in form before the app has started is kept', async ({ page }) => {
  const release = await holdStart(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill('ada@example.com');
  release();
  await page.getByLabel('Password', { exact: true }).fill('not the password of anyone');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: /password/i })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('ada@example.com');
});

test('the dashboard has its title before the app has started, and then greets the learner', async ({
  page,
}) => {
  await signUp(page, '/terms');
  const release = await holdStart(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Welcome back');
  release();
  await expect(title).toHaveText('Welcome, Ada');
  await expect(
    page
      .getByRole('button', { name: /Start|Browse/ })
      .or(page.getByRole('link', { name: /Browse/ }))
      .first(),
  ).toBeVisible();
});

for (const path of ['/login', '/dashboard']) {
  test(`${path} says so when the app cannot be loaded, and loads again`, async ({ page }) => {
    if (path !== '/login') await signUp(page, '/terms');
    await page.route(APP, (route) => route.abort());
    await page.goto(path);
    const failure = page.getByRole('alert').filter({ hasText: 'This page didn’t load completely' });
    await expect(failure).toBeVisible();
    await page.unroute(APP);
    await failure.getByRole('link', { name: 'load it again' }).click();
    await expect(failure).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
}
