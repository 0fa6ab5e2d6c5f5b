import { findCourse } from '#catalog/catalog.ts';
import type { DomainEvent, EventType } from '#events/domain-events.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import type { ReactionDependencies } from '../dependencies.ts';
import { notificationOf } from '../notification-content.ts';
import { isOn } from '../settings/channels.ts';
import { plannedReminders } from '../reminders/planned-reminders.ts';
import { isCoachingEvent } from './coaching-mails.ts';
import { earnedAchievements } from './earned-achievements.ts';
import { achievementText, notificationText } from './notification-texts.ts';
import { sendCoachingMails } from './send-coaching-mails.ts';
import { sendEventMail } from './send-event-mail.ts';
import { sendTeamReport } from './send-team-report.ts';

/**
 * A learner who has just started a trial or created an account gets one mail, the welcome. A request is confirmed when it is sent, and its
 * answer is a mail.
 */
const UNMAILED: ReadonlySet<EventType> = new Set([
  'trialStarted',
  'requestReceived',
  'requestAnswered',
]);

/** What is only counted concerns no learner's notifications, so nothing is read for it. */
const ONLY_COUNTED: ReadonlySet<EventType> = new Set([
  'moduleCompleted',
  'activitySubmitted',
  'planValueChanged',
  'seatsChanged',
]);

/**
 * Does what follows from an event: its reminders, its notification, its mail, and achievements it completes. Safe to repeat, in any order: what it stores
 * has ids that follow from the event.
 *
 * Source: rules/notifications.md N1, N2, N4, N5
 */
export async function reactToEvent(
  event: DomainEvent,
  deps: ReactionDependencies,
  now: Date,
): Promise<void> {
  if (ONLY_COUNTED.has(event.type)) return;
  const { userId } = event;
  // Of learners from before there was an inbox, as of those from before there were reminders.
  if (event.type === 'remindersMissing') await deps.sessions.listEarlier(userId);
  const [learner, settings, catalog] = await Promise.all([
    deps.learners.read(userId),
    deps.settings.read(userId),
    deps.catalog.read(),
  ]);
  const timeZone = timeZoneOf(learner);
  for (const reminder of plannedReminders(event, { timeZone, learner })) {
    await deps.reminders.planOnce(userId, reminder);
  }
  for (const { name, at } of earnedAchievements(event, learner)) {
    const text = achievementText(name);
    if (text && isOn(settings, text.type, 'inApp')) {
      const achieved = { name: `achievement#${name}`, at };
      await deps.notifications.addOnce(userId, notificationOf(achieved, text));
    }
  }
  const courseTitleOf = (id: number) => findCourse(catalog, id)?.title ?? null;
  const notification = notificationText(event, { timeZone, courseTitleOf });
  if (!notification) return;
  if (isOn(settings, notification.type, 'inApp')) {
    await deps.notifications.addOnce(userId, notificationOf(event, notification));
  }
  if (!UNMAILED.has(event.type) && isOn(settings, notification.type, 'email')) {
    const mail = { notification, timeZone, courseTitleOf, now };
    if (isCoachingEvent(event)) await sendCoachingMails({ event, ...mail }, deps);
    else if (event.type === 'teamReport') await sendTeamReport({ event, ...mail }, deps);
    else await sendEventMail({ event, ...mail }, deps);
  }
}
