import { isActive } from '@learning/shared/domain/access';
import { coursePercent } from '@learning/shared/domain/learning/progress';
import { localDate } from '@learning/shared/domain/time/learning-time';
import { findCourse, type Catalog } from '#catalog/catalog.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { renewalCents } from '#billing/discounts/plan-discount.ts';
import { isOver } from '#billing/subscriptions/reconciliation/project-subscription.ts';
import { domainEventWrite, idOfEvent, newEvent } from '#events/event-writes.ts';
import { hasAccess } from '#learning/access/course-access.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { dueCards } from '#learning/spaced-review/due.ts';
import { learnedCards } from '#learning/spaced-review/learned-cards.ts';
import type { SpacedReviewRecord } from '#learning/spaced-review/spaced-review-record.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import type { InboxRecord, ReminderRecord, SettingsRecord } from '../notification-records.ts';
import { isOn } from '../settings/channels.ts';
import {
  DIGEST_HOUR,
  REMINDER_HOUR,
  RESTING_DAYS,
  UPDATE_CHECK_DAYS,
} from './planned-reminders.ts';
import type { ReminderOutcome } from './reminder-repository.ts';
import { daysAfter, nextAtHour } from './reminder-times.ts';

/** What is stored of a learner when a reminder is due. */
export interface ReminderFacts {
  learner: LearnerState;
  catalog: Catalog;
  now: Date;
}

/** A course that rested this long is left alone: it is looked at again once a month. */
const DORMANT_DAYS = 35;
const DORMANT_CHECK_DAYS = 28;
const HALF_DAY_MS = 43_200_000;
const RENEWAL_NOTICE_DAYS = [3];
/** The law of several states asks for a notice of a yearly renewal 15 to 45 days before it. Source: rules/money.md M48 */
const YEARLY_NOTICE_DAYS = [30, 3];
const PLAN_CHECK_DAYS = 7;
/** Digests in a row that may stay unopened. Source: rules/notifications.md N12 */
export const MAX_UNOPENED_DIGESTS = 10;

/** Reminds of the end of a trial, unless the learner has something better by now. */
export function checkTrial(
  { userId }: ReminderRecord,
  { learner, now }: ReminderFacts,
): ReminderOutcome {
  const active = learner.entitlements.filter((entitlement) => isActive(entitlement, now));
  const trial = active.find(({ kind }) => kind === 'trial');
  const isNeeded = trial?.endsAt && active.length === 1;
  if (!isNeeded) return { nextAt: null };
  const event = newEvent(userId, 'trialEnding', '', { endsAt: trial.endsAt! }, now);
  return { event, nextAt: null };
}

/** Reminds of a course that nothing happened in for a week, at most once a week. Source: rules/notifications.md N11 */
export function checkCourse(
  { userId, name }: ReminderRecord,
  { learner, catalog, now }: ReminderFacts,
): ReminderOutcome {
  const courseId = Number(name.split('#')[1]);
  const course = findCourse(catalog, courseId);
  const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId);
  if (!course || !enrollment || enrollment.completedAt !== null) return { nextAt: null };
  const timeZone = timeZoneOf(learner);
  const at = (from: Date) => nextAtHour(from, REMINDER_HOUR, timeZone);
  // A run that is some hours late does not move the hour to the next day.
  const inDays = (days: number) => at(new Date(daysAfter(now, days).getTime() - HALF_DAY_MS));
  const activeAt = lastActivity(courseId, learner);
  const restsAt = daysAfter(activeAt, RESTING_DAYS);
  if (restsAt > now) return { nextAt: at(restsAt) };
  const isDormant = daysAfter(activeAt, DORMANT_DAYS) <= now;
  if (isDormant || !hasAccess(learner, course, now)) {
    return { nextAt: inDays(isDormant ? DORMANT_CHECK_DAYS : RESTING_DAYS) };
  }
  const done = course.modules.filter(({ id }) => enrollment.completedModuleIds.includes(id));
  const percent = coursePercent(done.length, course.modules.length);
  const data = { courseId, courseTitle: course.title, percent };
  const subject = `${courseId}#${localDate(now, timeZone)}`;
  const event = newEvent(userId, 'courseResting', subject, data, now);
  return { event, nextAt: inDays(RESTING_DAYS) };
}

/** Returns when the learner did something in a course last: read, completed a module, handed something in. */
function lastActivity(courseId: number, learner: LearnerState): Date {
  const of = <T extends { courseId: number }>(records: readonly T[]) =>
    records.filter((record) => record.courseId === courseId);
  const instants = [
    ...of(learner.enrollments).map(({ createdAt }) => createdAt),
    ...of(learner.progress).flatMap((entry) => [entry.completedAt, entry.lastActiveAt]),
    ...of(learner.activityResults).map(({ completedAt }) => completedAt),
  ];
  const latest = instants
    .filter((instant) => instant !== null)
    .toSorted()
    .at(-1);
  return new Date(latest!);
}

/** Changes older than this are no news. */
const NEWS_DAYS = 30;
/** As many as fit into a notification. */
const MAX_CHANGES = 3;

/**
 * Tells of what changed in a course since the learner enrolled or bought it: a law box, a new edition. Each day on which something changed
 * is an event, which is stored once however often it is found.
 *
 * Source: rules/notifications.md N13
 */
export function checkUpdates(
  { userId, name }: ReminderRecord,
  { learner, catalog, now }: ReminderFacts,
): ReminderOutcome {
  const courseId = Number(name.split('#')[1]);
  const course = findCourse(catalog, courseId);
  const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId);
  const bought = learner.entitlements.find(
    ({ kind, courseIds }) => kind === 'purchase' && courseIds?.includes(courseId),
  );
  const since = enrollment?.createdAt ?? bought?.startedAt;
  if (!course || since === undefined) return { nextAt: null };
  const timeZone = timeZoneOf(learner);
  const nextAt = nextAtHour(daysAfter(now, UPDATE_CHECK_DAYS), REMINDER_HOUR, timeZone);
  const [knownUntil, today, oldest] = [
    since.slice(0, 10),
    localDate(now, timeZone),
    localDate(daysAfter(now, -NEWS_DAYS), timeZone),
  ];
  const news = course.changes.filter(
    ({ date }) => date > knownUntil && date <= today && date >= oldest,
  );
  if (!hasAccess(learner, course, now)) return { nextAt };
  const days = [...new Set(news.map(({ date }) => date))].toSorted();
  const events = days.map((day) => {
    const changes = news.filter(({ date }) => date === day).map(({ text }) => text);
    const data = { courseId, courseTitle: course.title, changes: changes.slice(0, MAX_CHANGES) };
    return newEvent(userId, 'courseChanged', `${courseId}#${day}`, data, now);
  });
  const latest = events.at(-1);
  if (latest === undefined) return { nextAt };
  return { event: latest, writes: events.slice(0, -1).map(domainEventWrite), nextAt };
}

/** What a digest depends on besides the learner. */
export interface DigestFacts extends ReminderFacts {
  records: readonly SpacedReviewRecord[];
  settings: SettingsRecord;
  inbox: InboxRecord;
}

export interface DigestOutcome extends ReminderOutcome {
  /** The count to store; absent when it stays. */
  digests?: Pick<SettingsRecord, 'unopenedDigests' | 'digestPausedAt' | 'lastDigest'>;
}

/**
 * Reminds of due reviews once a day. A digest counts as opened when its notification was read, or a question answered since. After ten
 * that were not, the digest is paused.
 *
 * Source: rules/notifications.md N11, N12
 */
export function checkReviews(
  { userId }: ReminderRecord,
  { learner, catalog, records, settings, inbox, now }: DigestFacts,
): DigestOutcome {
  const timeZone = timeZoneOf(learner);
  const nextAt = nextAtHour(new Date(now.getTime() + 3_600_000), DIGEST_HOUR, timeZone);
  const isShown = isOn(settings, 'review_due', 'inApp');
  const isWanted = isShown || isOn(settings, 'review_due', 'email');
  if (!isWanted || settings.digestPausedAt !== null) return { nextAt };
  const { cards, todayCount } = dueCards(
    learnedCards(catalog.courses, learner, records, now),
    now,
    timeZone,
  );
  if (todayCount === 0) return { nextAt };
  const { lastDigest } = settings;
  const isOpened =
    lastDigest === null ||
    // A digest that is only mailed has no notification to be read.
    (isShown && !inbox.unreadIds.includes(idOfEvent(lastDigest))) ||
    records.some(({ day }) => day >= localDate(new Date(lastDigest.at), timeZone));
  const unopenedDigests = isOpened ? 0 : settings.unopenedDigests + 1;
  if (unopenedDigests >= MAX_UNOPENED_DIGESTS) {
    const digestPausedAt = now.toISOString();
    return { nextAt, digests: { unopenedDigests, digestPausedAt, lastDigest } };
  }
  const forToday = cards.slice(0, todayCount);
  const courseTitles = [...new Set(forToday.map(({ course }) => course.title))];
  const data = { dueCount: todayCount, courseTitles };
  const event = newEvent(userId, 'reviewsDue', localDate(now, timeZone), data, now);
  const sent = { name: event.name, at: event.at };
  return { event, nextAt, digests: { unopenedDigests, digestPausedAt: null, lastDigest: sent } };
}

/** Reminds of the renewal of a plan some days before it, of a yearly one also a month before; a plan that ends then is not renewed. */
export function checkPlan(
  { userId }: ReminderRecord,
  plan: SubscriptionRecord | undefined,
  now: Date,
): ReminderOutcome {
  if (!plan || isOver(plan)) return { nextAt: null };
  const { orderId, currentPeriodEnd, cancelAt, nextTier } = plan;
  // A dispute suspends it, and may be won before it renews.
  if (plan.endedAt !== null) return { nextAt: daysAfter(now, 1) };
  if (currentPeriodEnd === null || plan.status !== 'active') {
    return { nextAt: daysAfter(now, PLAN_CHECK_DAYS) };
  }
  const renewsAt = new Date(currentPeriodEnd);
  const noticeDays = plan.interval === 'year' ? YEARLY_NOTICE_DAYS : RENEWAL_NOTICE_DAYS;
  const notices = noticeDays.map((days) => daysAfter(renewsAt, -days));
  const [first] = notices;
  if (first && now < first) return { nextAt: first };
  // Of several notices, the last one that is due names the reminder.
  const round = notices.filter((noticeAt) => noticeAt <= now).length;
  const nextAt = notices[round] ?? daysAfter(renewsAt > now ? renewsAt : now, 1);
  if (cancelAt !== null || renewsAt <= now) return { nextAt };
  const { tierName, interval } = nextTier ?? plan;
  const priceCents = renewalCents(plan);
  const cardExpires = plan.cardExpiresAt !== null && plan.cardExpiresAt <= currentPeriodEnd;
  const data = { orderId, tierName, priceCents, interval, renewsAt: currentPeriodEnd, cardExpires };
  const period = `${orderId}#${currentPeriodEnd}`;
  const subject = round > 1 ? `${period}#${round}` : period;
  return { event: newEvent(userId, 'planRenewing', subject, data, now), nextAt };
}
