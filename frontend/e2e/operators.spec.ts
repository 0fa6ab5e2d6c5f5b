import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import generator from '@learning/content/courses/hr-documentation-basic/activities/hr-documentation-basic-generator';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { enroll, newestMail, newLearner, postAsLearner, signUp } from './steps/learner.ts';
import { openOperator, OPERATORS } from './steps/operator.ts';
import { passActivity } from './steps/pass-activity.ts';
import { checkScreen, inspectZoomed } from './steps/screen-check.ts';

/** A code of an authenticator app counts once, so each operator signs in once for all journeys. */
test.describe.configure({ mode: 'serial' });

let owner: Page;
let support: Page;
test.beforeAll(async ({ browser }) => {
  owner = await openOperator(browser, 'owner', '/admin/audit');
  support = await openOperator(browser, 'support', '/admin/learners');
});
test.afterAll(async () => {
  await owner.context().close();
  await support.context().close();
});

const inspect = async (page: Page, name: string) => {
  await checkScreen(page, page.getByRole('heading', { level: 1 }), name);
  await inspectZoomed(page, name);
};

const reasonAnd = async (page: Page, reason: string, button: string) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason', { exact: true }).fill(reason);
  await dialog.getByRole('button', { name: button, exact: true }).click();
};

test('support finds a learner by the order of a purchase, reconciles and returns a part of the money', async ({
  page,
}) => {
  const learner = await signUp(page, '/pricing', newLearner('Imani Cole'));
  await openCheckout(page, 'course=14');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await support.goto('/admin/learners');
  await support.getByLabel('Find a learner').fill(learner.email.slice(0, 14));
  await support.keyboard.press('Enter');
  await support.getByRole('link', { name: learner.email }).click();
  await expect(support.getByRole('heading', { name: 'Nothing is wrong' })).toBeVisible();
  const orderId = await support
    .getByText(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    .first()
    .innerText();

  await support.getByRole('link', { name: 'Find Another' }).click();
  await support.getByLabel('Find a learner').fill(orderId);
  await support.keyboard.press('Enter');
  await support.getByRole('link', { name: learner.email }).click();
  await support.getByRole('button', { name: 'Reconcile Now' }).click();
  await reasonAnd(support, 'Paid and sees nothing', 'Reconcile Now');
  await expect(support.getByText('Stripe says the same as our records')).toBeVisible();

  await inspect(support, 'the page of a learner');
  await support.getByRole('button', { name: 'Set Extra Time' }).click();
  await support.getByRole('dialog').getByText('1.5× · 50% more time').click();
  await checkScreen(support, support.getByRole('dialog'), 'the dialog for extra time');
  await reasonAnd(support, 'Asked by mail', 'Set Extra Time');
  await expect(support.getByText('The extra time is set.')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('radio', { name: /50% more time/ })).toBeChecked();
  await support.getByRole('button', { name: /^Refund / }).click();
  const dialog = support.getByRole('dialog');
  await dialog.getByText('A part. Access stays.').click();
  await checkScreen(support, dialog, 'the dialog that refunds');
  await dialog.getByLabel('Amount in US dollars').fill('5');
  await reasonAnd(support, 'Goodwill', 'Refund Part');
  await expect(support.getByText('$5.00 returned')).toBeVisible();
  await expect(support.getByRole('region', { name: 'Changes by operators' })).toContainText(
    'Goodwill',
  );

  await owner.goto('/admin/audit');
  await owner.getByLabel('Search changes').fill('goodwill');
  await expect(owner).toHaveURL(/q=goodwill/);
  await expect(owner.getByRole('row', { name: /support@.*Refund payment/ })).toBeVisible();
  await inspect(owner, 'the audit log');
});

test('two operators ask for the same erasure at once; the second sees who was first, and confirms', async ({
  page,
}) => {
  const learner = await signUp(page, '/dashboard', newLearner('Rosa Lind'));
  for (const operator of [owner, support]) {
    await operator.goto(`/admin/learners?q=${learner.email}`);
    await operator.getByRole('link', { name: learner.email }).click();
    await operator.getByRole('button', { name: 'Erase Account' }).click();
  }
  await reasonAnd(owner, 'Asked by letter', 'Ask for Erasure');
  await expect(owner.getByText('Another operator has to confirm it.')).toBeVisible();
  await expect(owner.getByRole('button', { name: 'Confirm Erasure' })).toHaveCount(0);

  await reasonAnd(support, 'Asked by phone', 'Ask for Erasure');
  await expect(support.getByRole('alert')).toContainText('operator@duecourse.example changed this');
  await support.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await support.getByRole('button', { name: 'Confirm Erasure' }).click();
  await reasonAnd(support, 'Saw the letter', 'Erase Account');
  await expect(support.getByText('The account is closed and will be erased')).toBeVisible();
  await expect(support.getByRole('heading', { name: 'This account is closed.' })).toBeVisible();
});

test('an owner makes an account an operator, and takes that back', async ({ page }) => {
  const learner = await signUp(page, '/dashboard', newLearner('Tess Moor'));
  await owner.goto('/admin/operators');
  await owner.getByRole('button', { name: 'Invite Operator' }).click();
  await owner.getByLabel('Email').fill(learner.email);
  await reasonAnd(owner, 'Joined support', 'Invite');
  const row = owner.getByRole('row', { name: new RegExp(learner.email) });
  await expect(row).toContainText('Support');
  await inspect(owner, 'the operators');
  await owner.keyboard.press('Control+k');
  const palette = owner.getByRole('dialog', { name: 'Go to' });
  await expect(palette.getByRole('option', { name: 'Audit' })).toBeVisible();
  await checkScreen(owner, palette, 'the palette');
  await owner.keyboard.type('oper');
  await owner.keyboard.press('Enter');
  await expect(palette).toHaveCount(0);
  await expect(owner).toHaveURL(/\/admin\/operators/);
  await row.getByRole('button', { name: `Remove ${learner.email}` }).click();
  await reasonAnd(owner, 'By mistake', 'Remove Operator');
  await expect(row).toHaveCount(0);
});

test('a learner sees no page of operators', async ({ page }) => {
  await signUp(page, '/admin/operators');
  await expect(page.getByRole('heading', { name: 'This page is for operators' })).toBeVisible();
});

test('support takes a lead, sees the owner’s change in time, and replies by mail', async ({
  page,
}) => {
  const { email } = newLearner();
  const sender = { email, name: `Dana ${email.slice(8, 14)}` };
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Contact Sales' }).first().click();
  const form = page.getByRole('dialog', { name: 'Contact Sales' });
  await form.getByLabel('Name').fill(sender.name);
  await form.getByLabel('Email').fill(sender.email);
  await form.getByLabel(/^How many people/).fill('60 people, investigations first');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await newestMail(page.request, sender.email, /We received your request/);

  for (const operator of [owner, support]) {
    await operator.goto('/admin/inbox');
    await operator.getByRole('button', { name: sender.name }).first().click();
    await expect(operator.getByText('60 people, investigations first')).toBeVisible();
    await operator.getByRole('button', { name: 'Change State or Owner' }).click();
  }
  await reasonAnd(owner, 'I know them', 'Save');
  await expect(owner.getByText('In progress').first()).toBeVisible();
  await reasonAnd(support, 'My turn', 'Save');
  await expect(support.getByRole('alert')).toContainText('operator@duecourse.example changed this');
  await support.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(support.getByText('operator@duecourse.example').first()).toBeVisible();

  await support.getByRole('button', { name: 'Reply', exact: true }).click();
  await support
    .getByRole('dialog')
    .getByLabel('Reply', { exact: true })
    .fill('Yes, for 60 people.\n\nWhen can we talk?');
  await reasonAnd(support, 'Answered', 'Send Reply');
  await expect(support.getByText(/We replied on/)).toBeVisible();
  const mail = await newestMail(page.request, sender.email, /Our reply to your request/);
  expect(mail).toContain('When can we talk?');
  await support.getByRole('button', { name: 'Back to Inbox' }).click();
  await expect(support.getByRole('button', { name: sender.name })).toHaveCount(0);
  await support.getByLabel('State').selectOption('Done');
  await expect(support).toHaveURL(/state=done/);
  await expect(support.getByRole('button', { name: sender.name }).first()).toBeVisible();
});

test('support hides a review: its stars no longer count, its author reads why, and can go on', async ({
  page,
}) => {
  const learner = await signUp(page, '/pricing', newLearner('Nora Vance'));
  await openCheckout(page, 'course=14');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await enroll(page, 14);
  await passActivity(page, generator);
  for (const number of [1, 2, 3]) {
    const moduleId = `hr-documentation-basic-m${number}`;
    await postAsLearner(page, `/api/users/me/modules/${moduleId}/progress`, { completed: true });
  }
  await page.goto('/courses/14');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await page.getByRole('button', { name: 'Write a Review' }).click();
  await page.getByRole('radio', { name: '1 star', exact: true }).check({ force: true });
  await page.getByLabel('Review (optional)').fill('My boss Kim is a fool.');
  await page.getByRole('button', { name: 'Publish Review' }).click();
  await expect(page.getByText('My boss Kim is a fool.').first()).toBeVisible();

  await support.goto('/admin/reviews');
  await support.getByLabel('Search reviews').fill('boss Kim');
  await support.getByRole('button', { name: /^Hide the review/ }).click();
  await support.getByLabel('Reason that the author reads').fill('It insults a person.');
  await reasonAnd(support, 'Reported by mail', 'Hide Review');
  await expect(support.getByText('My boss Kim is a fool.')).toHaveCount(0);

  await page.goto('/courses/14');
  await page.getByRole('tab', { name: 'Reviews' }).click();
  await expect(page.getByText(/Only you see this review/)).toContainText('It insults a person.');
  const mail = await newestMail(page.request, learner.email, /is not shown/);
  expect(mail).toContain('It insults a person.');

  await support.goto('/admin/reviews?state=hidden');
  await support.getByRole('button', { name: /^Publish the review/ }).click();
  await reasonAnd(support, 'Looked again', 'Publish Review');
  await expect(
    support.getByText('Nothing matches').or(support.getByText('No reviews here')),
  ).toBeVisible();
});

test('support reads the evidence for a dispute as a PDF and sends it to Stripe once; an owner with an old page sees who did', async ({
  page,
}, { outputDir }) => {
  await signUp(page, '/pricing', newLearner('Ivo Lark'));
  await openCheckout(page, 'course=14');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();
  await page.goto('/_local/stripe');
  await page
    .getByRole('button', { name: /^Dispute pi_/ })
    .first()
    .click();

  await support.goto('/admin/disputes');
  await support.getByRole('row').nth(1).getByRole('button').click();
  await expect(support.getByText(/agreed to version/).first()).toBeVisible();
  const downloading = support.waitForEvent('download');
  await support.getByRole('button', { name: 'Download as PDF' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^evidence-.+\.pdf$/);
  await download.saveAs(`${outputDir}/evidence.pdf`);
  expect((await readFile(`${outputDir}/evidence.pdf`)).subarray(0, 5).toString()).toBe('%PDF-');
  await inspect(support, 'the evidence for a dispute');
  await owner.goto(support.url());
  await expect(owner.getByRole('button', { name: 'Send to Stripe' })).toBeVisible();

  await support.getByRole('button', { name: 'Send to Stripe' }).click();
  await support.getByLabel('Statement (optional)').fill('The course was opened the same day.');
  await reasonAnd(support, 'They used it', 'Send to Stripe');
  await expect(support.getByText('Under review').first()).toBeVisible();
  await expect(support.getByText(/^support@.*with the PDF$/)).toBeVisible();
  await expect(support.getByRole('button', { name: 'Send to Stripe' })).toHaveCount(0);

  await owner.getByRole('button', { name: 'Send to Stripe' }).click();
  await reasonAnd(owner, 'They used it', 'Send to Stripe');
  await expect(owner.getByRole('dialog')).toContainText('support@duecourse.example changed this');
});

test('an owner writes an announcement, tests it and sends it: a learner gets it once', async ({
  page,
}) => {
  const learner = await signUp(page, '/dashboard', newLearner('Lena Holt'));
  await owner.goto('/admin/announcements');
  await owner.getByRole('button', { name: 'Write Announcement' }).click();
  const dialog = owner.getByRole('dialog');
  await dialog.getByLabel('Title').fill('We move on Sunday');
  await dialog.getByLabel('Message').fill('The site is down for an hour.');
  await reasonAnd(owner, 'We move', 'Save Draft');
  await expect(owner.getByText('The site is down for an hour.')).toBeVisible();
  await owner.getByRole('button', { name: 'Send a Test to Me' }).click();
  await reasonAnd(owner, 'To see it', 'Send Test');
  expect(await newestMail(page.request, OPERATORS.owner.email, /We move on Sunday/)).toContain(
    'down for an hour',
  );
  await owner.getByRole('button', { name: 'Send to Everyone in the Audience' }).click();
  await reasonAnd(owner, 'Tested', 'Send Announcement');
  await expect(owner.getByText('Sending', { exact: true }).first()).toBeVisible();
  // It is sent with the next run of the reminders, ten accounts a second.
  await expect(async () => {
    await owner.getByRole('button', { name: 'Refresh Counts' }).click();
    await expect(owner.getByText('Sent', { exact: true }).first()).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 180_000 });
  expect(await newestMail(page.request, learner.email, /We move on Sunday/)).toContain(
    'down for an hour',
  );
});
