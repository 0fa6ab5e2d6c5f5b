import { expect, test } from 'vitest';
import type { EventData, EventType } from '#events/domain-events.ts';
import { composeMail } from '#mail/compose-mail.ts';
import { SAMPLE_EVENTS } from '#testing/notifications/sample-events.ts';
import { mailOfEvent, type MailFacts } from './event-mails.ts';
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
function mailText<Type extends EventType>(type: Type, changes: Partial<EventData<Type>> = {}) {
  const data = { ...SAMPLE_EVENTS[type], ...changes } as never;
  const notification = notificationText({ type, data }, FACTS)!;
  const footer = { reason: '', unsubscribe: null, settings: null };
  return composeMail(mailOfEvent({ type, data }, notification, FACTS), footer).text;
}

// Source: rules/money.md M12, M27
test('An order promises no exchange, because it depends on the course and the catalog', () => {
  const text = mailText('orderPaid', { title: 'Five-Course Bundle' });
  expect(text).toContain('cancel within 24 hours for a full refund');
  expect(text).not.toMatch(/or exchange|once within/);
  expect(text).toContain('Your purchases page says until when, and whether you can exchange');
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

test('The end of a plan mentions members only if the plan had seats for them', () => {
  expect(mailText('planEnded', { maxUsers: 5 })).toContain(
    'Members of your team keep theirs, too.',
  );
  expect(mailText('planEnded', { maxUsers: 1 })).not.toMatch(/team|members/i);
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
  expect(text).toContain('never your scores, answers, notes or documents');
});

// Source: rules/notifications.md N12
test('The review digest says what counts as opened', () => {
  expect(mailText('reviewsDue')).toMatch(/answer no question and don’t read the notification/);
});
