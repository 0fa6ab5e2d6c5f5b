import { beforeEach, expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { LIMITS } from '#limits/limits.ts';
import { mailRepository } from '#notifications/mailing/mail-repository.ts';
import { mailboxRepository } from '#notifications/mailing/mailbox-repository.ts';
import { writeTransaction, type Table } from '#table/table.ts';
import { createSampleTable } from '#testing/catalog/sample-catalog.ts';
import { SAMPLE_EVENTS } from '#testing/notifications/sample-events.ts';
import {
  openOperatorsHarness,
  supporter,
  type OperatorsHarness,
} from '#testing/operating/operators-harness.ts';
import { getLearnerOverview } from './read-overview.ts';
import { resendMail } from './resend-mail.ts';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const SENT_AT = new Date('2026-11-20T09:00:00.000Z');
const learnerId = 'u1';

let table: Table;
let harness: OperatorsHarness;
beforeEach(async () => {
  table = await createSampleTable();
  harness = openOperatorsHarness(table);
});

/** Stores an event whose mail was sent. */
async function mailed(type: 'invoiceIssued' | 'certificateClaimed' | 'reviewsDue') {
  const event = newEvent(learnerId, type, 's1', SAMPLE_EVENTS[type], SENT_AT);
  await writeTransaction(table, [domainEventWrite(event)]);
  await claim(event.name);
  return event.name;
}
async function claim(eventName: string) {
  const mails = mailRepository(table);
  await mails.claim(learnerId, eventName, SENT_AT);
  await mails.settle(learnerId, eventName, 'sent', SENT_AT);
}
const resend = (eventName: string) =>
  resendMail({ learnerId, eventName, reason: 'Asked by phone' }, supporter, harness.deps, NOW);
const overview = () => getLearnerOverview({ learnerId }, supporter, harness.deps, NOW);

it('sends an invoice again, records it, and counts nothing', async () => {
  const eventName = await mailed('invoiceIssued');
  const before = await eventRepository(table).list(learnerId);
  await resend(eventName);
  expect(harness.outbox).toMatchObject([
    { to: 'ada@example.org', subject: 'Your invoice DC-0001: HR Foundations' },
  ]);
  expect(await eventRepository(table).list(learnerId)).toEqual(before);
  const { mails, changes } = await overview();
  expect(mails).toMatchObject([
    { eventName, state: 'sent', at: SENT_AT.toISOString(), resentAt: NOW.toISOString() },
  ]);
  expect(changes).toMatchObject([
    { action: 'resendMail', subject: `mail ${eventName}`, reason: 'Asked by phone', state: 'done' },
  ]);
});

it('ends mails of a kind with the link of a certificate’s mail that is sent again', async () => {
  await resend(await mailed('certificateClaimed'));
  expect(harness.outbox[0]!.unsubscribeLink).toMatch(/^https:\/\/learn\.example\.org\/api\//);
});

it('says of each mail that cannot be sent again why', async () => {
  const ofItsTime = await mailed('reviewsDue');
  await claim('orderPaid#gone');
  await claim('invitationSent#o1');
  const { mails } = await overview();
  const refusals = Object.fromEntries(mails.map((mail) => [mail.eventName, mail.resendRefusal]));
  expect(refusals).toEqual({
    [ofItsTime]: 'of_its_time',
    'orderPaid#gone': 'event_gone',
    'invitationSent#o1': 'secret_link',
  });
  for (const [eventName, because] of Object.entries(refusals)) {
    await expect(resend(eventName)).rejects.toMatchObject({
      code: 'mail_not_resendable',
      details: { because: [because] },
    });
  }
  await expect(resend('orderPaid#other')).rejects.toMatchObject({ code: 'mail_not_found' });
  expect(harness.outbox).toEqual([]);
});

it('floods no mailbox, and leaves one alone that wants no mail', async () => {
  const eventName = await mailed('invoiceIssued');
  for (let sent = 0; sent < LIMITS.resentMails.max; sent += 1) await resend(eventName);
  await expect(resend(eventName)).rejects.toMatchObject({ code: 'mailbox_limit_reached' });
  await mailboxRepository(table, '').block('ada@example.org', 'complaint', NOW);
  await expect(resend(eventName)).rejects.toMatchObject({ code: 'mailbox_blocked' });
  expect(harness.outbox).toHaveLength(LIMITS.resentMails.max);
});
