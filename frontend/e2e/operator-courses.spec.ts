import { expect, test, type Page } from '@playwright/test';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { enroll, newLearner, signUp } from './steps/learner.ts';
import { openOperator } from './steps/operator.ts';
import { checkScreen } from './steps/screen-check.ts';

/** No other journey names this course, so it can be hidden for a while. */
const COURSE = { id: 9, title: /^Labor Relations, Negotiation/ };

test('an owner hides a course: visitors can’t buy it, its buyer learns on, and another tab sees who was first', async ({
  browser,
  page,
}, { outputDir }) => {
  await signUp(page, '/pricing', newLearner('Lola Lane'));
  await openCheckout(page, `course=${COURSE.id}`);
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  const owner = await openOperator(browser, 'owner', '/admin/courses');
  await owner.getByRole('link', { name: COURSE.title }).click();
  await expect(owner.getByRole('button', { name: 'Hide Course' })).toBeVisible();
  const opened = owner.waitForEvent('popup');
  await owner.evaluate(() => void window.open(location.href));
  const secondTab = await opened;
  await expect(secondTab.getByRole('button', { name: 'Announce Course' })).toBeVisible();

  await changeListing(owner, 'Hide', 'A ruling changed module 3');
  await expect(owner.getByText(/It leaves the catalog.* Changed by operator@/)).toBeVisible();
  await checkScreen(owner, owner.getByRole('heading', { level: 1 }), 'a hidden course');

  await changeListing(secondTab, 'Announce', 'We revise it');
  await expect(secondTab.getByRole('dialog')).toContainText(
    'operator@duecourse.example changed this',
  );
  await secondTab.close();

  const visitor = await (await browser.newContext()).newPage();
  await seeSoon(visitor, 'Not offered now');
  await expect(visitor.getByRole('link', { name: 'Enroll Now' })).toHaveCount(0);
  await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await visitor.screenshot({ path: `${outputDir}/hidden-1280.png` });

  await enroll(page, COURSE.id);
  await page.goto(`/course/${COURSE.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Not offered now').filter({ visible: true })).toHaveCount(0);

  await changeListing(owner, 'Publish', 'Module 3 is revised');
  await expect(owner.getByText(/Everyone can find, buy and start it/)).toBeVisible();
  await seeSoon(visitor, '$249');
  await owner.context().close();
  await visitor.context().close();
});

async function changeListing(operator: Page, change: string, reason: string): Promise<void> {
  await operator.getByRole('button', { name: `${change} Course` }).click();
  const dialog = operator.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: `${change} Course` }).click();
}

/** Opens the course's page until it says something: calls are cached for a minute. */
async function seeSoon(visitor: Page, text: string): Promise<void> {
  await expect(async () => {
    await visitor.goto(`/courses/${COURSE.id}`);
    await expect(visitor.getByText(text, { exact: true }).first()).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 180_000 });
}
