import { expect, type Page, test } from '@playwright/test';
import { enroll, startTrial } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';
import { signOut } from './steps/sign-out.ts';

const COURSE = 'HR Foundations and the Employee Lifecycle';
/** The course opens at its introduction, or at the module open last if the device knows that. */
const OPENED_COURSE = new RegExp(`^(${COURSE}|HR’s Role and Value)$`);
const PHONE = { width: 390, height: 844 };

test('a page whose code is not loaded says that it needs a connection, and opens when it is back (screens bug 7)', async ({
  page,
  context,
}) => {
  await page.goto('/login');
  // The app has started, with all that it loads later.
  await expect(page.getByRole('button', { name: 'Try Demo Account' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Pricing' }).first().click();
  await expect(
    page.getByRole('heading', { name: 'This page needs a connection', level: 1 }),
  ).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choose Your Learning Path');
  await expect(page).toHaveURL(/\/pricing$/);
});

test.describe('with the service worker, on a phone', () => {
  test.use({ serviceWorkers: 'allow', viewport: PHONE });

  test('a learner reads the next lesson offline, writes a note that is sent later, and opens what is saved; no other account sees it', async ({
    page,
    context,
  }) => {
    const { firstTitle, modules, uncaught } = await keepCourseOnDevice(page);

    await context.setOffline(true);
    await modules.locator('a[href*="hr-foundations-m2"]').first().click();
    await expect(page).toHaveURL(/module=hr-foundations-m2/);
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).not.toHaveText(firstTitle);
    const secondTitle = await title.innerText();
    await page.reload();
    await expect(title).toHaveText(secondTitle);
    await expect(page.getByText('Offline', { exact: true })).toBeVisible();
    await expect(page.locator('main p').nth(3)).not.toBeEmpty();
    await page.getByRole('button', { name: 'Notes' }).click();
    await page.getByLabel('Note', { exact: true }).fill('Ask Rosa for the list of duties.');
    await expect(page.getByText(/Your work is saved on this device/)).toBeVisible();
    await expect(page.getByText('Waiting to be sent: 1 note.')).toBeAttached();

    // The dashboard was never open on this device.
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'You’re offline', level: 1 })).toBeVisible();
    const saved = page.getByRole('region', { name: 'Saved on this device' });
    const course = saved.getByRole('link', { name: COURSE });
    await checkScreen(page, course, 'the dashboard offline');
    await saved.getByText(/resources$/).click();
    const resource = saved.getByRole('listitem').getByRole('listitem').getByRole('link').first();
    const resourceName = await resource.innerText();
    await resource.click();
    await expect(page.getByRole('heading', { name: resourceName, level: 1 })).toBeVisible();
    // A page that is not on the device leads to what is.
    await page.goto('/certificates');
    await expect(
      page.getByRole('heading', { name: 'This page needs a connection', level: 1 }),
    ).toBeVisible();
    await expect(course).toBeVisible();
    // So does a public page whose address is typed.
    await page.goto('/pricing');
    await expect(
      page.getByRole('heading', { name: 'This page needs a connection', level: 1 }),
    ).toBeVisible();

    // The note is closed: it is sent from any page.
    await page.goto('/review');
    await expect(page.getByText('Waiting to be sent: 1 note.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Everything Is Sent').first()).toBeVisible();
    await page.goto('/course/1/play?module=hr-foundations-m2');
    await page.getByRole('button', { name: 'Notes' }).click();
    await expect(page.getByLabel('Note', { exact: true })).toHaveValue(
      'Ask Rosa for the list of duties.',
    );

    // The dashboard of the last visit.
    await page.goto('/dashboard');
    const welcome = page.getByRole('heading', { name: 'Welcome back, Ada', level: 1 });
    await expect(welcome).toBeVisible();
    await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/dashboard/));
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(welcome).toBeVisible();
    await expect(saved.getByText(/^The dashboard below is from/)).toBeVisible();
    await course.click();
    await expect(title).toHaveText(OPENED_COURSE);

    // The page before is left first: it may load again once there is a connection.
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto('/dashboard');
    const account = (await accountCaches(page))[0]!;
    await signOut(page, { name: 'Ada Okafor' });
    expect(await accountCaches(page)).toEqual([]);
    await startTrial(page);
    await page.goto('/account');
    await expect.poll(() => accountCaches(page)).toHaveLength(1);
    expect(await accountCaches(page)).not.toEqual([account]);
    await context.setOffline(true);
    await page.goto('/dashboard');
    await expect(saved.getByText(/^No course is saved here yet/)).toBeVisible();
    await expect(page.getByText(COURSE)).toHaveCount(0);
    await page.goto('/course/1/play?module=hr-foundations-m2');
    await expect(
      page.getByRole('heading', { name: 'This course needs a connection' }),
    ).toBeVisible();
    await expect(page.getByText('Ask Rosa')).toHaveCount(0);
    expect(uncaught).toEqual([]);
  });

  test('a network that leads nowhere shows what is saved, until the server responds', async ({
    page,
  }) => {
    await startTrial(page);
    await enroll(page, 1);
    await page.goto('/course/1/play?module=hr-foundations-m1');
    await page.getByRole('button', { name: 'Modules' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Modules' }).getByText(/You can read this course offline/),
    ).toBeVisible();
    await page.goto('/dashboard');
    const welcome = page.getByRole('heading', { name: 'Welcome back, Ada', level: 1 });
    await expect(welcome).toBeVisible();
    await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringMatching(/dashboard/));

    // The calls hang, and then a gateway responds. The browser says that it is online.
    const saved = page.getByRole('region', { name: 'Saved on this device' });
    for (const response of ['none', 'gateway'] as const) {
      await page.route('**/api/**', async (route) => {
        if (response === 'gateway')
          await route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' });
      });
      await page.reload();
      await expect(welcome).toBeVisible();
      await expect(page.getByText(/^We can’t reach our server/)).toBeVisible();
      await saved.getByRole('link', { name: COURSE }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(OPENED_COURSE);
      expect(await page.evaluate(() => navigator.onLine)).toBe(true);
      await page.goBack();
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await expect(saved).toHaveCount(0);
      await expect(page.getByText(/^We can’t reach our server/)).toBeHidden();
    }
  });
});

/** Starts a course as a new learner who stays signed in, and waits until all of it is on the device; its modules are listed. */
async function keepCourseOnDevice(page: Page) {
  await startTrial(page);
  await enroll(page, 1);
  const uncaught = watchUncaught(page);
  await page.goto('/course/1/play?module=hr-foundations-m1');
  const firstTitle = await page.getByRole('heading', { level: 1 }).innerText();
  await page.getByRole('button', { name: 'Modules' }).click();
  const modules = page.getByRole('dialog', { name: 'Modules' });
  await expect(modules.getByText(/You can read this course offline/)).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready);
  return { firstTitle, modules, uncaught };
}

/** Returns what the caches of accounts hold. */
function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('account-'));
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => url);
  });
}

function accountCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('account-')),
  );
}

/** Collects errors that nothing handled; a failed request offline is none. */
function watchUncaught(page: Page): string[] {
  const uncaught: string[] = [];
  page.on('pageerror', (error) => uncaught.push(error.message));
  return uncaught;
}
