import { beforeAll, expect, test } from 'vitest';
import { restrictTable } from '#table/restrict-table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { createMailFeedback } from './mail-feedback.ts';
import { mailboxRepository, type MailboxRepository } from './mailbox-repository.ts';

let mailboxes: MailboxRepository;
let reader: MailboxRepository;
beforeAll(async () => {
  const table = await createTestTable();
  mailboxes = mailboxRepository(restrictTable(table, 'mail-feedback'), 'key');
  reader = mailboxRepository(restrictTable(table, 'reactions'), 'key');
});

const bounce = (bounceType: string, emailAddress: string) => ({
  source: 'aws.ses',
  'detail-type': 'Email Bounced',
  detail: {
    eventType: 'Bounce',
    mail: { destination: [emailAddress] },
    bounce: { bounceType, bouncedRecipients: [{ emailAddress, status: '5.1.1' }] },
  },
});

// Source: rules/notifications.md N8
test('A permanent bounce blocks the address, a transient one does not', async () => {
  const feedback = createMailFeedback(mailboxes);
  expect(await feedback(bounce('Permanent', 'Gone@Example.org'))).toEqual({ blocked: 1 });
  expect(await feedback(bounce('Transient', 'full@example.org'))).toEqual({ blocked: 0 });
  expect(await reader.findBlock('gone@example.org')).toBe('bounce');
  expect(await reader.findBlock('full@example.org')).toBeNull();
});

test('A complaint blocks the address, however often it is reported', async () => {
  const feedback = createMailFeedback(mailboxes);
  const complaint = {
    detail: {
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: 'Ada <ada@example.org>' }] },
    },
  };
  for (let count = 0; count < 2; count += 1) {
    expect(await feedback(complaint)).toEqual({ blocked: 1 });
  }
  expect(await reader.findBlock('ada@example.org')).toBe('complaint');
});

test('Any other report is refused', async () => {
  await expect(createMailFeedback(mailboxes)({ detail: { eventType: 'Open' } })).rejects.toThrow(
    'eventType',
  );
});
