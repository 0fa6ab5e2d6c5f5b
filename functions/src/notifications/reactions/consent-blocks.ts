import { site } from '@learning/content/site';
import { START_CONSENTS, WITHDRAWAL_NOTICE } from '@learning/content/site/withdrawal';
import type { EventData } from '#events/domain-events.ts';
import { text, type MailBlock } from '#mail/mail-content.ts';
import { printInstant } from './print-values.ts';

/** Repeats to a consumer of Europe what they agreed to, and how to withdraw; nothing to every other buyer. Source: rules/money.md M47 */
export function consentBlocks(
  kind: 'course' | 'plan',
  consumer: EventData<'orderPaid'>['consumer'],
  timeZone: string,
): MailBlock[] {
  const consent = consumer && START_CONSENTS[consumer.consentVersion]?.[kind];
  if (!consumer || !consent) return [];
  return [
    text(`You agreed on ${printInstant(consumer.consentedAt, timeZone)}: “${consent}”`),
    text(`${WITHDRAWAL_NOTICE[kind]} ${WITHDRAWAL_NOTICE.how} Our address: ${site.contact.email}.`),
  ];
}
