import type { DomainEvent, EventData } from '#events/domain-events.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import { isSurelyUnsent, type MailAttachment } from '#gateways/mail.ts';
import { composeMail } from '#mail/compose-mail.ts';
import type { MailContent } from '#mail/mail-content.ts';
import { assignedCourses } from '#teams/assignments/assignment-progress.ts';
import type { TeamState } from '#teams/team-state.ts';
import type { ReactionDependencies } from '../dependencies.ts';
import { withName, type NotificationContent } from '../notification-content.ts';
import { greeted, mailOfEvent, type MailFacts } from './event-mails.ts';
import { mailEnd } from './mail-footer.ts';

interface Command {
  event: DomainEvent;
  notification: NotificationContent;
  timeZone: string;
  courseTitleOf: (courseId: number) => string | null;
  now: Date;
  /** Replaces the event's own text. */
  content?: MailContent;
  attachments?: readonly MailAttachment[];
}

/**
 * Sends the mail of an event once. The mail is claimed before it is sent: a repeated event finds the claim. It is sent again only if the
 * mail service has said that it did not send it.
 *
 * @throws Error when sending failed; the event is then processed again
 * Source: rules/notifications.md N7, N8
 */
export async function sendEventMail(
  { event, notification, timeZone, courseTitleOf, now, content, attachments = [] }: Command,
  deps: Omit<ReactionDependencies, 'catalog' | 'learners' | 'notifications'>,
): Promise<void> {
  const { userId, name, at } = event;
  const contact = await deps.contactOf(userId);
  if (contact === null || (await deps.mailboxes.findBlock(contact.email))) return;
  const { unsubscribeKey } = await deps.settings.readWithKey(userId, deps.newKey());
  const origin = await deps.siteOrigin();
  const { footer, ...end } = mailEnd(notification.type, { userId, unsubscribeKey }, origin);
  const facts = {
    ...(await readTeamFacts(event, deps)),
    name: contact.name,
    timeZone,
    origin,
    at,
    courseTitleOf,
  };
  const { named } = notification;
  const person = named ? await deps.contactOf(named.userId) : null;
  const texts = withName(notification, person?.name ?? person?.email ?? null);
  const written = content ?? mailOfEvent(event, texts, facts);
  const mail = composeMail(greeted(written, contact.name), footer);
  if (!(await deps.mails.claim(userId, name, now))) return;
  try {
    const isSent = await deps.sendMail({ to: contact.email, ...mail, ...end, attachments });
    await deps.mails.settle(userId, name, isSent ? 'sent' : 'refused', now);
    if (isSent && event.type === 'announcement' && event.data.announcementId !== null) {
      await deps.announcements.countMail(event.data.announcementId);
    }
  } catch (error) {
    if (isSurelyUnsent(error)) await deps.mails.settle(userId, name, 'unsent', now);
    throw error;
  }
}

/** Reads who the people in the event of a team are, and what the owner wrote: events have ids only. */
async function readTeamFacts(
  event: DomainEvent,
  { contactOf, teams }: Pick<ReactionDependencies, 'contactOf' | 'teams'>,
): Promise<Pick<MailFacts, 'ownerName' | 'noteOf' | 'memberOf'>> {
  const team =
    event.type === 'teamDigest' ||
    event.type === 'coursesAssigned' ||
    event.type === 'assignmentDue'
      ? await teams.read(event.data.orderId)
      : null;
  const named = 'ownerId' in event.data ? event.data.ownerId : undefined;
  const ownerId = named ?? team?.team.ownerId;
  const owner = ownerId === undefined ? null : await contactOf(ownerId);
  const seatOfLearner = team?.seats.find(({ memberId }) => memberId === event.userId);
  const assigned = team && seatOfLearner ? assignedCourses(team, seatOfLearner) : [];
  const names =
    event.type === 'teamDigest' && team ? await readNames(event.data, team, contactOf) : null;
  return {
    noteOf: (courseId) => assigned.find((entry) => entry.courseId === courseId)?.note ?? '',
    ownerName: owner?.name ?? owner?.email ?? null,
    memberOf: (seatId) => {
      const seat = team?.seats.find((candidate) => candidate.seatId === seatId);
      return seat ? (names?.get(seatId) ?? seat.accountEmail ?? seat.email) : null;
    },
  };
}

/** Reads the names of those whom a digest mentions; an account without one goes by its address. */
async function readNames(
  { completed, late, dueSoon }: EventData<'teamDigest'>,
  { seats }: TeamState,
  contactOf: ContactOf,
): Promise<Map<string, string>> {
  const mentioned = new Set([...completed, ...late, ...dueSoon].map(({ seatId }) => seatId));
  const named = await Promise.all(
    seats
      .filter(({ seatId }) => mentioned.has(seatId))
      .map(async ({ seatId, memberId }) => [seatId, (await contactOf(memberId))?.name] as const),
  );
  return new Map(named.flatMap(([seatId, name]) => (name ? [[seatId, name] as const] : [])));
}
