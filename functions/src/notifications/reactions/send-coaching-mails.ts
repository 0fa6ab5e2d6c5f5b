import type { DomainEvent } from '#events/domain-events.ts';
import { isSurelyUnsent } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import type { ReactionDependencies } from '../dependencies.ts';
import type { NotificationContent } from '../notification-content.ts';
import {
  calendarAttachments,
  isSuperseded,
  learnerCoachingMail,
  OPERATOR_FOOTER,
  operatorCoachingMail,
  type CoachingEvent,
} from './coaching-mails.ts';
import { sendEventMail } from './send-event-mail.ts';

interface Command {
  event: CoachingEvent;
  notification: NotificationContent;
  timeZone: string;
  courseTitleOf: (courseId: number) => string | null;
  now: Date;
}

/**
 * Sends the mails of a coaching event, to the learner and to the operator, each once. What the session no longer is gets no mail: the
 * event of its later change has its own.
 *
 * Source: rules/notifications.md N7, N17
 */
export async function sendCoachingMails(
  { event, ...command }: Command,
  deps: ReactionDependencies,
): Promise<void> {
  const session = await deps.sessions.find(event.userId, event.data.sessionId);
  if (!session) return sendEventMail({ event, ...command }, deps);
  if (isSuperseded(event, session)) return;
  const origin = await deps.siteOrigin();
  const attachments = calendarAttachments(event, session);
  const content = learnerCoachingMail(event, { session, origin });
  await sendEventMail({ event, ...command, content, attachments }, deps);
  const learner = await deps.contactOf(event.userId);
  const toOperator = learner && operatorCoachingMail(event, { session, origin, learner });
  if (!toOperator) return;
  const mail = {
    ...composeMail(toOperator, OPERATOR_FOOTER),
    to: deps.operatorEmail,
    replyTo: learner.email,
    attachments,
  };
  await sendOnce({ event, now: command.now }, () => deps.sendMail(mail), deps);
}

/** Claims the operator's mail of an event before it is sent. @throws Error when sending failed; the event is then processed again */
async function sendOnce(
  { event: { userId, name }, now }: { event: DomainEvent; now: Date },
  send: () => Promise<boolean>,
  { mails }: Pick<ReactionDependencies, 'mails'>,
): Promise<void> {
  const claimed = `${name}#operator`;
  if (!(await mails.claim(userId, claimed, now))) return;
  try {
    await mails.settle(userId, claimed, (await send()) ? 'sent' : 'refused', now);
  } catch (error) {
    if (isSurelyUnsent(error)) await mails.settle(userId, claimed, 'unsent', now);
    throw error;
  }
}
