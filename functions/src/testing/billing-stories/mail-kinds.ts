import type { Mail } from '#gateways/mail.ts';
import type { Expected } from './expected-changes.ts';

/** The mails of a story by their subjects, the way a learner tells them apart. */
const SUBJECTS = {
  order: /^Your order: /,
  invoice: /^Your invoice /,
  refund: /^Your refund: /,
  refundFailed: /^Your refund did not arrive: /,
  debitFailed: /^Your payment did not arrive: /,
  exchange: /^Your exchange: /,
  planStarted: /^Your \w+ plan has started$/,
  renewing: /^Your \w+ plan renews on /,
  paymentFailed: /^The payment for your \w+ plan failed/,
  endScheduled: /^You canceled your /,
  goesOn: /^Your \w+ plan goes on$/,
  changeScheduled: /^Your plan changes to /,
  changed: /^Your plan is now /,
  paused: /^Your \w+ plan is paused$/,
  ended: /^Your \w+ plan has ended$/,
  seatTaken: /^You have a seat in /,
  seatEnded: /^Your seat in the \w+ plan has ended$/,
  trialEnding: /^Your free trial ends tomorrow$/,
  removed: /^Your team seat on /,
  /** About a course, not about money. */
  updated: /^“.+” was updated$/,
  invitation: / invited you to join a team on /,
} as const;

export type MailKind = keyof typeof SUBJECTS;
/** How many mails of each kind are right. */
export type Mails = Partial<Record<MailKind, Expected>>;

const KINDS = Object.keys(SUBJECTS) as MailKind[];
export const MAIL_KINDS = KINDS.filter((kind) => kind !== 'updated');

/** @throws Error for a mail that no story expects */
export function kindOf({ subject }: Pick<Mail, 'subject'>): MailKind {
  const kind = KINDS.find((candidate) => SUBJECTS[candidate].test(subject));
  if (!kind) throw new Error(`No story expects the mail “${subject}”.`);
  return kind;
}
