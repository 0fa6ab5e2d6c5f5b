import type { Activity, Notification } from '@learning/shared/contract/notifications';
import { Activity as ActivitySchema } from '@learning/shared/contract/notifications';
import type { DomainEvent } from '#events/domain-events.ts';
import { withName } from '../notification-content.ts';
import type { NotificationRecord } from '../notification-records.ts';

/** What is read besides the notifications to show them. */
interface Shown {
  unreadIds: ReadonlySet<string>;
  names: ReadonlyMap<string, string>;
  /** The certificate that the learner has of each course. */
  certificateIds: ReadonlyMap<number, string>;
}

/** Returns a notification as the learner reads it. Source: rules/notifications.md N23, N24 */
export function presentNotification(
  record: NotificationRecord,
  { unreadIds, names, certificateIds }: Shown,
): Notification {
  const { notificationId: id, type, createdAt, named } = record;
  const { title, message } = withName(record, (named && names.get(named.userId)) ?? null);
  const isRead = !unreadIds.has(id);
  return { id, type, title, message, isRead, createdAt, ...actionOf(record, certificateIds) };
}

/** Returns where a notification leads: to the certificate that there is by now, which may have been claimed or replaced since. */
function actionOf(
  { actionUrl, actionLabel, certificateOf }: NotificationRecord,
  certificateIds: Shown['certificateIds'],
): Pick<Notification, 'actionUrl' | 'actionLabel'> {
  const certificateId = certificateOf === undefined ? undefined : certificateIds.get(certificateOf);
  if (certificateId === undefined) return { actionUrl, actionLabel };
  return {
    actionUrl: `/certificates?certificate=${certificateId}`,
    actionLabel: 'View Certificate',
  };
}

const ACTIVITIES: ReadonlySet<string> = new Set(ActivitySchema.shape.kind.options);

/** Returns the latest events that are activities, newest first. */
export function recentEvents(events: readonly DomainEvent[], count: number): DomainEvent[] {
  return events
    .filter(({ type }) => ACTIVITIES.has(type))
    .toSorted((a, b) => b.at.localeCompare(a.at))
    .slice(0, count);
}

/** Returns the account of the colleague whom an event tells of. */
export const personIn = ({ data }: DomainEvent): string | undefined =>
  'memberId' in data ? data.memberId : undefined;

/** Returns what the learner reads of the events. */
export function recentActivity(
  events: readonly DomainEvent[],
  titleOf: (courseId: number) => string | null,
  names: ReadonlyMap<string, string>,
): Activity[] {
  return events.map((event) => {
    const { type, data, at } = event;
    const courseId = 'courseId' in data ? data.courseId : null;
    const personName = names.get(personIn(event) ?? '') ?? null;
    const title = titleIn(data, titleOf);
    return { kind: type as Activity['kind'], title, personName, courseId, at };
  });
}

function titleIn(
  data: DomainEvent['data'],
  titleOf: (courseId: number) => string | null,
): string | null {
  if ('courseTitle' in data) return data.courseTitle;
  if ('courseId' in data) return titleOf(data.courseId);
  if ('title' in data) return data.title;
  return 'tierName' in data ? data.tierName : null;
}
