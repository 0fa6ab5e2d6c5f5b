import { log } from '#observability/log.ts';
import * as z from 'zod';
import type { MailboxRepository } from './mailbox-repository.ts';

const recipients = z.array(z.object({ emailAddress: z.string() }));

/** The part of SES's events that matters. @see https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html */
const Feedback = z.object({
  detail: z.discriminatedUnion('eventType', [
    z.object({
      eventType: z.literal('Bounce'),
      bounce: z.object({ bounceType: z.string(), bouncedRecipients: recipients }),
    }),
    z.object({
      eventType: z.literal('Complaint'),
      complaint: z.object({ complainedRecipients: recipients }),
    }),
  ]),
});

/**
 * Returns the handler of what Amazon SES reports about mails. An address that bounces permanently, or from which a mail was reported as
 * spam, gets no more mail; a transient bounce blocks nothing. Idempotent.
 *
 * Source: rules/notifications.md N8
 */
export function createMailFeedback(
  mailboxes: Pick<MailboxRepository, 'block'>,
  clock: () => Date = () => new Date(),
) {
  return async (event: object): Promise<{ blocked: number }> => {
    const { detail } = Feedback.parse(event);
    const [reason, addressed] =
      detail.eventType === 'Complaint'
        ? (['complaint', detail.complaint.complainedRecipients] as const)
        : ([
            'bounce',
            detail.bounce.bounceType === 'Permanent' ? detail.bounce.bouncedRecipients : [],
          ] as const);
    for (const { emailAddress } of addressed) {
      await mailboxes.block(addressOf(emailAddress), reason, clock());
    }
    log.info('mail feedback', { reason, blocked: addressed.length });
    return { blocked: addressed.length };
  };
}

/** Returns the address: `Ada <ada@x.example>` → `ada@x.example`. */
function addressOf(recipient: string): string {
  return /<([^<>]+)>\s*$/.exec(recipient)?.[1] ?? recipient;
}
