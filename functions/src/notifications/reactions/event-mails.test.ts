import { START_CONSENT_VERSION, START_CONSENTS } from '@learning/content/site/withdrawal';
import { expect, test } from 'vitest';
import { ownerView } from '@learning/content/site/owner-view';
import type { EventData, EventType } from '#events/domain-events.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { SAMPLE_EVENTS } from '#testing/notifications/sample-events.ts';
import { greeted, mailOfEvent, type MailFacts } from './event-mails.ts';
import { notificationText } from './notification-texts.ts';

const ORIGIN = 'https://learn.example.org';
const FACTS: MailFacts = {
  name: 'Ada Grey',
  timeZone: 'UTC',
  origin: ORIGIN,
  at: '2026-11-22T09:00:00.000Z',
  courseTitleOf: () => 'HR Foundations',
  ownerName: 'Dana Reyes',
  noteOf: () => '',
  memberOf: () => null,
};

/** Returns the text of an event's mail, without the footer. */
function mailText<Type extends EventType>(
  type: Type,
  changes: Partial<EventData<Type>> = {},
  facts = FACTS,
) {
  const data = { ...SAMPLE_EVENTS[type], ...changes } as never;
  const notification = notificationText({ type, data }, FACTS)!;
  const footer = { reason: '', unsubscribe: null, settings: null };
  return composeMail(mailOfEvent({ type, data }, notification, facts), footer).text;
}

// Source: rules/money.md M12, M27
test('An order promises no exchange, because it depends on the course and the catalog', () => {
  const text = mailText('orderPaid', { title: 'Five-Course Bundle' });
  expect(text).toContain('cancel within 24 hours for a full refund');
  expect(text).not.toMatch(/or exchange|once within/);
  expect(text).toContain('Your purchases page says until when, and whether you can exchange');
});

// Source: rules/money.md M51
test('An order over nothing speaks of no payment and no refund', () => {
  const text = mailText('orderPaid', { amountCents: 0 });
  expect(text).toContain('Nothing was charged');
  expect(text).not.toMatch(/We received|full refund/);
});

// Source: rules/notifications.md N21
test('An invoice has its number, amounts and date, and a link that opens it', () => {
  const text = mailText('invoiceIssued', { taxCents: 9_900 });
  for (const part of ['Invoice DC-0001', 'Net: $1,100.00', 'Tax: $99.00', 'paid: $1,199.00'])
    expect(text).toContain(part);
  expect(text).toContain('November 22, 2026');
  expect(text).toContain('Open Invoice:\nhttps://stripe.example/invoices/in_1');
  expect(mailText('invoiceIssued')).not.toContain('Tax');
});

// Source: rules/notifications.md N21
test('The invoice of a plan names the plan, and what a credit paid of it', () => {
  const plan = { title: 'Professional plan', amountCents: 14_900 };
  const text = mailText('invoiceIssued', plan);
  expect(text).toContain('Product: Professional plan');
  expect(text).toContain('Total, paid: $149.00');
  expect(text).not.toContain('credit');
  const credited = mailText('invoiceIssued', { ...plan, creditCents: 5_000, taxCents: 1_000 });
  for (const part of ['Net: $189.00', 'Tax: $10.00', 'Total: $199.00', 'From your credit: $50.00'])
    expect(credited).toContain(part);
  expect(credited).toContain('Paid: $149.00');
  const data = { ...SAMPLE_EVENTS.invoiceIssued, ...plan };
  expect(notificationText({ type: 'invoiceIssued', data }, FACTS)).toMatchObject({
    title: 'Your invoice DC-0001',
    message:
      'Professional plan: $149.00, paid. You can open and download it on your purchases page.',
  });
  expect(mailText('planStarted')).toContain('The invoice of each payment follows by email');
});

test('The end of a plan mentions members only if the plan had seats for them', () => {
  expect(mailText('planEnded', { maxUsers: 5 })).toContain(
    'Members of your team keep theirs, too.',
  );
  expect(mailText('planEnded', { maxUsers: 1 })).not.toMatch(/team|members/i);
});

// Source: rules/money.md M40
test('A disputed plan is paused, not ended: what happens next, and how to cancel it', () => {
  const text = mailText('planSuspended');
  for (const part of ['Nothing is charged meanwhile', 'your plan goes on', 'you can cancel it'])
    expect(text).toContain(part);
  expect(text).not.toMatch(/has ended|Nothing more is charged/);
  expect(mailText('planSuspended', { maxUsers: 1 })).not.toMatch(/team|members/i);
  expect(mailText('seatPaused')).not.toMatch(/bank|dispute/i);
  expect(mailText('planRestored')).toContain('open again');
});

// Source: rules/money.md M54
test('An invoice that waits for an address says what to enter, and that nothing was charged', () => {
  const text = mailText('planTaxAddressMissing');
  for (const part of ['Nothing was charged', 'country and postal code', '/account/purchases'])
    expect(text).toContain(part);
});

// Source: rules/notifications.md N25
test('A changed plan names its new price and what was paid today', () => {
  const text = mailText('planChanged');
  for (const part of ['New price: $199.00 a month', 'rest of this month: $66.67'])
    expect(text).toContain(part);
  expect(mailText('planChanged', { chargedCents: null })).not.toContain('today');
  const change = mailText('invoiceIssued', { covers: 'change' });
  expect(change).toContain('It is for the change of your plan');
  expect(mailText('planEndScheduled')).toContain('This confirms that you canceled your plan');
});

// Source: rules/money.md M18, M30
test('Mails of a plan name the exception of its refund, the last attempt and an expiring card', () => {
  expect(mailText('planStarted')).toContain('haven’t claimed a certificate earned with the plan');
  const last = mailText('planPaymentFailed', { isRepeated: true, isLastTryNext: true });
  expect(last).toContain('one last time on November 25, 2026. If that fails, your plan ends.');
  expect(last).toMatch(/open until Sunday, December 6 at 2:00 PM UTC/);
  expect(mailText('planRenewing')).toContain('expires before that day');
  expect(mailText('planRenewing', { cardExpires: false })).not.toContain('expires');
});

// Source: rules/money.md M48
test('The mails of a yearly plan speak of the year', () => {
  const interval = 'year' as const;
  expect(mailText('planStarted', { interval })).toMatch(/a year.*ends with the year you paid for/s);
  expect(mailText('planRenewing', { interval })).toContain('for the next year');
  expect(mailText('invoiceIssued', { covers: 'first_month', interval })).toContain(
    'It is for the first year of your plan.',
  );
  const yearly = { interval, isNewInterval: true, formerTierName: 'Starter', tierName: 'Starter' };
  expect(mailText('planChanged', yearly)).toContain(
    'You now pay for your Starter plan by the year. Today you paid the price of the year that began today',
  );
  const monthly = { tierName: 'Starter', nextTierName: 'Starter', interval: 'month' as const };
  expect(mailText('planChangeScheduled', monthly)).toContain(
    'The year you paid for goes on until it is over',
  );
});

// Source: rules/money.md M47
test('A consumer of Europe reads again what they agreed to, and when a withdrawal arrived', () => {
  const consumer = {
    country: 'DE',
    consentVersion: START_CONSENT_VERSION,
    consentedAt: '2026-11-22T09:05:00.000Z',
  };
  const texts = START_CONSENTS[START_CONSENT_VERSION]!;
  const course = mailText('orderPaid', { consumer });
  for (const part of [texts.course, '9:05', 'Until you open the course', 'Withdraw from contract'])
    expect(course).toContain(part);
  expect(mailText('orderPaid')).not.toContain('withdraw');
  expect(mailText('planStarted', { consumer })).toContain(texts.plan);
  const withdrawn = mailText('contractWithdrawn');
  expect(withdrawn).toContain('HR Foundations');
  expect(withdrawn).toMatch(/Received: .*\d{4}-\d\d-\d\dT\d\d:\d\d/);
});

// Source: rules/money.md M15
test('A refund that the bank sends back promises access only where there is some', () => {
  expect(mailText('refundFailed')).toContain('you have access');
  expect(mailText('refundFailed', { hasAccess: false })).not.toContain('access');
});

test('The welcome leads to the step that it names, and people with an invitation to their seat', () => {
  const text = mailText('accountCreated');
  expect(text).toContain('start the free trial on your dashboard');
  expect(text).toContain(`${ORIGIN}/dashboard`);
  expect(text).toContain('Your seat opens the courses of the plan at no cost to you.');
});

// Source: rules/notifications.md N20
test('A new member reads what the seat opens and from whom it is', () => {
  const text = mailText('seatTaken');
  expect(text).toContain('Your seat in the Professional plan of Dana Reyes opens the courses');
  expect(text).toContain(`${ownerView.sees}, but never ${ownerView.never}`);
});

// Source: rules/notifications.md N12
test('The review digest says what counts as opened', () => {
  expect(mailText('reviewsDue')).toMatch(/answer no question and don’t read the notification/);
});

// Source: rules/privacy.md P2; rules/notifications.md N10
test('A course that is assigned, due or overdue says from whom, with their note as theirs', () => {
  const facts = { ...FACTS, noteOf: () => 'Before the audit.\nQuestions: x@evil.example' };
  expect(mailText('coursesAssigned')).toContain(ownerView.sees);
  for (const text of [
    mailText('coursesAssigned', {}, facts),
    mailText('assignmentDue', {}, facts),
    mailText('assignmentDue', { isLate: true }, facts),
  ]) {
    expect(text).toMatch(/^Dana Reyes (assigned|asked) you/m);
    expect(text).toContain('Their note:\n\n> Before the audit.\n> Questions: x@evil.example\n');
  }
  expect(mailText('assignmentDue', { isLate: true })).toContain('by December 18, 2026');
  expect(mailText('assignmentDue')).not.toContain('note');
  const gone = mailText('assignmentDue', {}, { ...FACTS, ownerName: null });
  expect(gone).toContain('The owner of your Professional plan asked you');
});

test('A mail greets the learner once, and no one who has no name', () => {
  const content = { subject: '', preview: '', heading: 'Your refund', blocks: [] };
  expect(greeted(content, 'Ada Grey').blocks).toEqual([{ kind: 'text', text: 'Hi Ada,' }]);
  expect(greeted(content, null)).toBe(content);
  const welcome = { ...content, heading: 'Welcome, Ada Grey' };
  expect(greeted(welcome, 'Ada Grey')).toBe(welcome);
});
