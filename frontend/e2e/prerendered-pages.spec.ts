import { expect, test } from '@playwright/test';
import { watchConsole } from './steps/console-errors.ts';

const pages: [string, string | RegExp][] = [
  ['/', /Make HR decisions/],
  ['/courses', /courses/i],
  ['/pricing', 'Choose Your Learning Path'],
  ['/instructor', 'Your instructor'],
  ['/credentials', 'What stands behind the courses'],
  ['/course-review', 'The course framework'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
  ['/cookies', 'Cookies'],
  ['/courses/14', 'HR Documentation Essentials (Basic)'],
  ['/course/1', 'HR Foundations and the Employee Lifecycle'],
];

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  for (const [address, heading] of pages) {
    test(`${address} shows its content`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
      expect(await page.title()).not.toBe('');
      expect(await page.locator('meta[name="description"]').getAttribute('content')).toBeTruthy();
      expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
        new URL(address.replace('/course/', '/courses/'), page.url()).href,
      );
    });
  }
});

for (const [address, heading] of pages) {
  test(`${address} starts without an error or a policy violation, and requests only current ratings`, async ({
    page,
  }) => {
    const consoleErrors = watchConsole(page);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/'))
        calls.push(new URL(request.url()).pathname);
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    expect(consoleErrors).toEqual([]);
    expect(calls.filter((path) => path !== '/api/courses')).toEqual([]);
    expect(calls.length).toBeLessThanOrEqual(1);
  });
}

test('a prerendered page responds to a click', async ({ page }) => {
  await page.goto('/');
  const choice = page
    .getByRole('radio')
    .or(page.getByRole('button', { name: /File them as they are/ }));
  await choice.first().click();
  await expect(page.getByText('This will hurt you later')).toBeVisible();
});

test('a press before the script is there is answered once it is, and a card shows what the learner has', async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/page-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /File them as they are/ }).click();
  await expect(page.getByText('This will hurt you later')).toBeHidden();
  release();
  await expect(page.getByText('This will hurt you later')).toBeVisible();
  await page.unroute('**/assets/page-*.js');

  await page.goto('/login');
  await page.getByRole('button', { name: 'Try Demo Account' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('link', { name: /^(Continue|Open) HR Foundations/ })).toHaveAttribute(
    'href',
    '/course/1/play',
  );
  expect(await page.evaluate(() => document.getElementById('root'))).toBeNull();
});

test('the styles of the whole site load behind the page, and apply with the first sign of use', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/pricing');
  const styles = page.locator('body > link[rel=stylesheet]');
  await expect(styles).toHaveAttribute('media', 'not all');
  await expect(styles).not.toHaveAttribute('disabled');
  await page.keyboard.press('Tab');
  await expect(styles).toHaveAttribute('media', 'all');
});

test('the styles of the whole site apply after a while, and before a page is printed', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/pricing');
  const styles = page.locator('body > link[rel=stylesheet]');
  await page.clock.runFor(2_000);
  await expect(styles).toHaveAttribute('media', 'not all');
  await page.clock.runFor(2_000);
  await expect(styles).toHaveAttribute('media', 'all');
  await page.goto('/courses');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(styles).toHaveAttribute('media', 'all');
});

test('the public pages print the same hours', async ({ page }) => {
  const numberIn = (text: string) => Number(/[\d.]+/.exec(text)![0]);
  const valueOf = async (address: string, label: string) => {
    await page.goto(address);
    const figure = page
      .getByRole('listitem')
      .filter({ has: page.getByText(label, { exact: true }) });
    return numberIn(await figure.last().innerText());
  };
  const hours = await valueOf('/instructor', 'hours of learning');
  const practice = await valueOf('/credentials', 'hours of interactive practice');
  await page.goto('/pricing');
  const cellsOf = async (row: string) => {
    const cells = page.getByRole('row', { name: new RegExp(`^${row}`) }).getByRole('cell');
    return (await cells.allInnerTexts()).map(Number);
  };
  expect(await cellsOf('Learning hours')).toContain(hours);
  expect(await cellsOf('Hours of activities')).toContain(practice);
  const core = await valueOf('/course-review', 'learning hours');
  const listed = await page.getByText(/^[\d.]+ hours$/).allInnerTexts();
  expect(listed.map(numberIn).reduce((sum, one) => sum + one, 0)).toBe(core);
});

for (const address of ['/', '/pricing']) {
  test(`${address} is at most nine screens long on a phone (rule W31)`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(9 * 844);
  });
}
