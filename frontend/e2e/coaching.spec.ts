import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { CARDS, enterCard, openCheckout, pay } from './steps/card.ts';
import { startTrial } from './steps/learner.ts';
import { checkScreen } from './steps/screen-check.ts';

interface Mail {
  to: string;
  subject: string;
  html?: string;
  attachments?: { fileName: string; contentType: string; text: string }[];
}

const OPERATOR = 'support@duecourse.example';

/** Waits for the newest mail to an address whose subject fits. */
async function mailTo(request: APIRequestContext, to: string, subject: RegExp): Promise<Mail> {
  const find = async () => {
    const mails = (await (await request.get('/_local/outbox.json')).json()) as Mail[];
    return mails.find((mail) => mail.to === to && subject.test(mail.subject));
  };
  await expect.poll(find).toBeDefined();
  return (await find())!;
}

const answerLink = (mail: Mail) => /href="([^"]+\/answer#[^"]+)"/.exec(mail.html!)![1]!;

/** Chooses three weekdays, the first one at least so many days from now. */
async function offerTimes(dialog: Locator, from: number) {
  const days = Array.from(
    { length: 6 },
    (_, ahead) => new Date(Date.now() + (from + ahead) * 86_400_000),
  );
  const weekdays = days.filter((day) => ![0, 6].includes(day.getUTCDay()));
  for (const [index, date] of weekdays.slice(0, 3).entries()) {
    const day = date.toISOString().slice(0, 10);
    await dialog.getByLabel(`Day ${index + 1}`).fill(day);
  }
}

/** Opens the link of a mail as the operator, and confirms the first time. */
async function confirmFirst(page: Page, mail: Mail) {
  await page.goto('about:blank');
  await page.goto(answerLink(mail));
  await page.getByRole('radio').first().check();
  await page.getByLabel('Where do you meet?').fill('https://meet.example.org/1');
  await page.getByRole('button', { name: 'Confirm This Time' }).click();
  await expect(page.getByRole('heading', { name: /The session is confirmed/ })).toBeVisible();
}

test('a learner books a session on a phone, the operator confirms by link, it is moved and canceled in both calendars', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const learner = await startTrial(page);
  await openCheckout(page, 'tier=executive');
  await enterCard(page, CARDS.succeeds);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible();

  await page.goto('/instructor');
  await page.getByRole('button', { name: 'Book 1-on-1 Session' }).click();
  const booking = page.getByRole('dialog', { name: 'Book 1-on-1 Session' });
  await expect(booking.getByText(/You have 2 of 2 sessions left/)).toBeVisible();
  await booking.getByRole('button', { name: 'Send Request' }).click();
  await expect(booking.getByText('Say what you want to talk about.')).toBeVisible();
  await checkScreen(page, booking, 'the booking form with errors');
  await booking.getByLabel('What decision do you want to talk about?').fill('Centralize hiring?');
  await offerTimes(booking, 5);
  await booking.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Sent' })).toBeVisible();

  const asked = await mailTo(page.request, OPERATOR, /asks for a 1-on-1 session/);
  const operator = await (await browser.newContext()).newPage();
  await operator.goto(answerLink(asked));
  const choose = operator.getByRole('heading', { name: 'Choose a time' });
  await checkScreen(operator, choose, "the operator's page");
  // Opening the link has changed nothing: it can be opened again.
  await confirmFirst(operator, asked);
  const own = await mailTo(page.request, learner.email, /is confirmed/);
  const theirs = await mailTo(page.request, OPERATOR, /^1-on-1 session with/);
  expect(own.attachments).toEqual(theirs.attachments);
  expect(own.attachments![0]!.contentType).toContain('method=REQUEST');

  await page.goto('/account/requests');
  const session = page.getByRole('listitem').filter({ hasText: 'Centralize hiring?' });
  await expect(session.getByText('Confirmed', { exact: true })).toBeVisible();
  await checkScreen(page, session, 'the requests with a confirmed session');
  await session.getByRole('button', { name: 'Offer Other Times' }).click();
  const move = page.getByRole('dialog', { name: 'Offer Other Times' });
  await offerTimes(move, 12);
  await move.getByRole('button', { name: 'Send Times' }).click();
  await expect(session.getByText('Confirmed, move asked for')).toBeVisible();
  await confirmFirst(operator, await mailTo(page.request, OPERATOR, /asks to move/));
  const moved = await mailTo(page.request, learner.email, /was moved/);
  expect(moved.attachments![0]!.text).toContain('SEQUENCE:1');

  await page.reload();
  await session.getByRole('button', { name: 'Cancel Session' }).click();
  const cancel = page.getByRole('dialog', { name: 'Cancel this session?' });
  await cancel.getByRole('button', { name: 'Cancel Session' }).click();
  await expect(session.getByText('Canceled', { exact: true })).toBeVisible();
  await expect(page.getByText(/You have 2 of 2 sessions left/)).toBeVisible();
  const ended = await mailTo(page.request, OPERATOR, /canceled a 1-on-1 session/);
  expect(ended.attachments![0]!.text).toContain('METHOD:CANCEL');

  await page.goto('/instructor');
  await page.getByRole('button', { name: 'Send a Message' }).first().click();
  const form = page.getByRole('dialog', { name: 'Send a Message' });
  await form.getByLabel('Your message').fill('May I share the checklist?');
  await form.getByRole('button', { name: 'Send Request' }).click();
  await expect(page.getByRole('dialog', { name: 'Request Sent' })).toBeVisible();
  await page.goto('/account/requests');
  const message = page.getByRole('listitem').filter({ hasText: 'May I share the checklist?' });
  await expect(message.getByText('Sent', { exact: true })).toBeVisible();
  await operator.goto('about:blank');
  await operator.goto(answerLink(await mailTo(page.request, OPERATOR, /^Send a Message/)));
  await operator.getByRole('button', { name: 'Mark as Answered' }).click();
  // The button is called something else while its call is on its way; the section goes once it has been stored.
  await expect(operator.getByRole('heading', { name: 'Have you replied?' })).toBeHidden();
  await page.reload();
  await expect(message.getByText('Answered', { exact: true })).toBeVisible();
  await operator.context().close();
});
