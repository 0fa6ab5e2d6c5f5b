import type { SentMail } from '@learning/shared/contract/operators/learners';
import { mailboxOf } from '@learning/shared/domain/mailbox';
import { findCourse } from '#catalog/catalog.ts';
import type { DomainEvent, EventType } from '#events/domain-events.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import { composeMail } from '#mail/compose-mail.ts';
import type { MailRecord } from '#notifications/notification-records.ts';
import { greeted, mailOfEvent } from '#notifications/reactions/event-mails.ts';
import { mailEnd } from '#notifications/reactions/mail-footer.ts';
import { notificationText } from '#notifications/reactions/notification-texts.ts';
import type { OperatingDependencies } from '../dependencies.ts';

/** Mails that a learner looks for later: what they say stays true, and they name no one else. */
const RESENDABLE: ReadonlySet<EventType> = new Set([
  'accountCreated',
  'orderPaid',
  'invoiceIssued',
  'orderRefunded',
  'courseExchanged',
  'planStarted',
  'contractStarted',
  'accessGranted',
  'certificateClaimed',
  'certificateCorrected',
  'certificateReissued',
]);

/** Returns why a mail cannot be sent again; null when it can. */
function whyNot(
  { eventName }: Pick<MailRecord, 'eventName'>,
  event: DomainEvent | undefined,
): SentMail['resendRefusal'] {
  if (eventName.startsWith('invitation')) return 'secret_link';
  if (!event) return 'event_gone';
  return RESENDABLE.has(event.type) ? null : 'of_its_time';
}

/** Presents the mails of a learner, the newest first, with whether each can be sent again. */
export function presentMails(
  mails: readonly MailRecord[],
  events: readonly DomainEvent[],
): SentMail[] {
  const named = new Map(events.map((event) => [event.name, event]));
  return mails
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .map(({ eventName, state, at, resentAt = null }) => ({
      eventName,
      state,
      at,
      resentAt,
      resendRefusal: whyNot({ eventName }, named.get(eventName)),
    }));
}

interface Command {
  learnerId: string;
  eventName: string;
  reason: string;
}

/**
 * Sends a mail to a learner again, from its event and with today's name. Three a day and mailbox.
 *
 * @throws Failure `account_not_found`, `mail_not_found`, `mail_not_resendable`, `mailbox_blocked`, `mailbox_limit_reached`,
 * `mail_not_sent`. Source: rules/access.md A47
 */
export async function resendMail(
  { learnerId, eventName, reason }: Command,
  operator: Operator,
  deps: OperatingDependencies,
  now: Date,
): Promise<{ eventName: string }> {
  const { billing, events, mails, mailboxes, settings } = deps.learners;
  const [account, learner, catalog, happened, sent, { unsubscribeKey }, origin] = await Promise.all(
    [
      deps.accounts.find(learnerId),
      billing.learners.read(learnerId),
      billing.catalog.read(),
      events.list(learnerId),
      mails.list(learnerId),
      settings.readWithKey(learnerId, deps.learners.newKey()),
      deps.siteOrigin(),
    ],
  );
  if (!account) throw new Failure('account_not_found');
  const mail = sent.find((candidate) => candidate.eventName === eventName);
  if (!mail) throw new Failure('mail_not_found');
  const event = happened.find(({ name }) => name === eventName);
  const refusal = whyNot(mail, event);
  if (refusal || !event) {
    throw new Failure('mail_not_resendable', { because: [refusal ?? 'event_gone'] });
  }
  const { email, name } = account;
  if (await mailboxes.findBlock(email)) throw new Failure('mailbox_blocked');
  const timeZone = timeZoneOf(learner);
  const courseTitleOf = (id: number) => findCourse(catalog, id)?.title ?? null;
  const notification = notificationText(event, { timeZone, courseTitleOf });
  if (!notification) throw new Failure('mail_not_resendable', { because: ['of_its_time'] });
  const written = mailOfEvent(event, notification, {
    name,
    timeZone,
    origin,
    at: event.at,
    courseTitleOf,
    ownerName: null,
    noteOf: () => '',
    memberOf: () => null,
  });
  const { footer, ...end } = mailEnd(
    notification.type,
    { userId: learnerId, unsubscribeKey },
    origin,
  );
  const allowance = await deps.limits.take('resentMails', mailboxOf(email), now);
  if (!allowance.isAllowed) {
    throw Failure.until(allowance.retryAfterSeconds, 'mailbox_limit_reached');
  }
  const entry = { operator, action: 'resendMail', learnerId, subject: `mail ${eventName}`, reason };
  const done = await deps.audit.begin(entry, deps.newId(now), now);
  const composed = composeMail(greeted(written, name), footer);
  if (!(await deps.sendMail({ to: email, ...composed, ...end }))) {
    throw new Failure('mail_not_sent');
  }
  await Promise.all([mails.settleResent(learnerId, eventName, now), done()]);
  return { eventName };
}
