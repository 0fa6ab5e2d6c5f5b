import { noticeEndsAt } from '@learning/shared/domain/coaching';
import { ownAssessmentFrom } from '#capstones/present-capstone.ts';
import type { DomainEvent, EventOf } from '#events/domain-events.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { endOfDueDate } from '#teams/assignments/assignment-progress.ts';
import { grantName } from '#table/keys.ts';
import { addDays } from '@learning/shared/domain/time/learning-time';
import { createHash } from 'node:crypto';
import { RETEST_DAYS } from '@learning/shared/domain/retest/retest-rules';
import { daysAfter, instantAt, nextAtHour } from './reminder-times.ts';

/** Hours of the learner's day at which reminders come. */
export const DIGEST_HOUR = 8;
export const REMINDER_HOUR = 9;
/** A course rests after this many days without activity. */
export const RESTING_DAYS = 7;
/** How often a course is looked at for changes. */
export const UPDATE_CHECK_DAYS = 3;
/** Members are reminded of an assigned course this many days before it is due. */
const DUE_NOTICE_DAYS = 2;
/** A plan's next renewal is looked up some time before it. */
const PLAN_LOOKUP_DAYS = 20;

/** When to check whether a learner is to be reminded of something; the name says of what. */
export interface PlannedReminder {
  name: string;
  dueAt: Date;
}

/** The learner whose reminders are planned. */
interface Planning {
  timeZone: string;
  learner: Pick<LearnerState, 'enrollments' | 'entitlements'>;
}

/** The end of an entitlement, whose name follows. */
export const ACCESS_END = 'end';

/** The retests of a certificate, whose course follows. */
export const RETEST = 'retest';

/** The weekly digest of a team's owner. */
export const TEAM_DIGEST = 'teamDigest';
/** Days over which the reminders of learners from before there were reminders are spread. */
const SPREAD_DAYS = 7;

/** Returns the reminders that an event makes possible. Source: rules/notifications.md N11, N13, N14, N18, N27, N31 */
export function plannedReminders(event: DomainEvent, planning: Planning): PlannedReminder[] {
  const { timeZone, learner } = planning;
  const happened = new Date(event.at);
  if (event.type === 'trialStarted') return [trialReminder(event.data.endsAt)];
  if (event.type === 'accessGranted' || event.type === 'accessExtended') {
    return accessReminders(grantName(event.data.grantId), event.data.endsAt, happened);
  }
  if (event.type === 'accessEndSet') {
    return accessReminders(event.data.entitlement, event.data.endsAt, happened);
  }
  if (event.type === 'planStarted') return [planReminder(event.data.orderId, happened)];
  if (event.type === 'orderPaid' || event.type === 'courseExchanged') {
    return updateReminders(purchasedCourses(learner), happened, timeZone);
  }
  if (event.type === 'coursesAssigned') {
    return event.data.courses.flatMap(({ courseId, dueOn }) => {
      if (dueOn === null) return [];
      const { soonAt, lateAt } = dueTimes(dueOn, timeZone);
      const name = `due#${event.data.orderId}#${courseId}#${dueOn}`;
      return [{ name, dueAt: soonAt > happened ? soonAt : lateAt }];
    });
  }
  if (event.type === 'capstoneHandedIn') {
    const dueAt = ownAssessmentFrom({ handedInAt: event.at });
    return [{ name: `capstone#${event.data.courseId}`, dueAt }];
  }
  if (event.type === 'coachingRequested' || event.type === 'coachingConfirmed') {
    return coachingReminders(event);
  }
  if (event.type === 'certificateClaimed') {
    const dueAt = retestReminderAt(event.at, RETEST_DAYS[0], timeZone);
    return [{ name: `${RETEST}#${event.data.courseId}`, dueAt }];
  }
  if (event.type === 'enrolled') return courseReminders(event.data.courseId, happened, timeZone);
  return event.type === 'remindersMissing' ? missingReminders(event, planning) : [];
}

/** Returns when to remind of a retest: in the morning after it has opened. */
export function retestReminderAt(claimedAt: string, days: number, timeZone: string): Date {
  return nextAtHour(daysAfter(new Date(claimedAt), days), REMINDER_HOUR, timeZone);
}

/** Days before the end of access on which the learner is reminded of it. Source: rules/notifications.md N27 */
const ACCESS_NOTICE_DAYS = [30, 7] as const;

/** Returns the next moment to remind of the end of access; undefined when there is none left. */
export function nextAccessNotice(endsAt: string, now: Date): Date | undefined {
  return ACCESS_NOTICE_DAYS.map((days) => daysAfter(new Date(endsAt), -days)).find(
    (noticeAt) => noticeAt > now,
  );
}

function accessReminders(
  entitlement: string,
  endsAt: string | null,
  happened: Date,
): PlannedReminder[] {
  const dueAt = endsAt === null ? undefined : nextAccessNotice(endsAt, happened);
  return dueAt ? [{ name: `${ACCESS_END}#${entitlement}`, dueAt }] : [];
}

/** The end of an offer, or the last day before a session. */
function coachingReminders(
  event: EventOf<'coachingRequested'> | EventOf<'coachingConfirmed'>,
): PlannedReminder[] {
  const { sessionId, stage } = event.data;
  const name = `coaching#${sessionId}#${stage}`;
  if (event.type === 'coachingRequested') return [{ name, dueAt: new Date(event.data.lastTime) }];
  const dueAt = new Date(noticeEndsAt(event.data.startsAt));
  // Confirmed later than that, it needs no second word.
  return dueAt > new Date(event.at) ? [{ name, dueAt }] : [];
}

const trialReminder = (endsAt: string): PlannedReminder => ({
  name: 'trial',
  dueAt: daysAfter(new Date(endsAt), -1),
});

const planReminder = (orderId: string, happened: Date): PlannedReminder => ({
  name: `plan#${orderId}`,
  dueAt: daysAfter(happened, PLAN_LOOKUP_DAYS),
});

function courseReminders(courseId: number, happened: Date, timeZone: string): PlannedReminder[] {
  return [
    {
      name: `course#${courseId}`,
      dueAt: nextAtHour(daysAfter(happened, RESTING_DAYS), REMINDER_HOUR, timeZone),
    },
    ...updateReminders([courseId], happened, timeZone),
    { name: 'reviews', dueAt: nextAtHour(daysAfter(happened, 1), DIGEST_HOUR, timeZone) },
  ];
}

function updateReminders(
  courseIds: readonly number[],
  happened: Date,
  timeZone: string,
): PlannedReminder[] {
  const dueAt = nextAtHour(daysAfter(happened, UPDATE_CHECK_DAYS), REMINDER_HOUR, timeZone);
  return courseIds.map((courseId) => ({ name: `updates#${courseId}`, dueAt }));
}

const purchasedCourses = ({ entitlements }: Planning['learner']) =>
  entitlements.flatMap(({ kind, courseIds }) => (kind === 'purchase' ? (courseIds ?? []) : []));

/** Returns when a course that is due on a day is reminded of: two days before it, and once the day has ended everywhere. */
export function dueTimes(dueOn: string, timeZone: string): { soonAt: Date; lateAt: Date } {
  return {
    soonAt: instantAt(addDays(dueOn, -DUE_NOTICE_DAYS), REMINDER_HOUR, timeZone),
    lateAt: nextAtHour(endOfDueDate(dueOn), REMINDER_HOUR, timeZone),
  };
}

/** Plans what a learner from before there were reminders lacks; learners are spread over a week. */
function missingReminders(
  { userId, at }: DomainEvent,
  { timeZone, learner }: Planning,
): PlannedReminder[] {
  const happened = new Date(at);
  const [byte = 0] = createHash('sha256').update(userId).digest();
  const from = daysAfter(happened, byte % SPREAD_DAYS);
  const enrolled = learner.enrollments.map(({ courseId }) => courseId);
  const plans = learner.entitlements.flatMap(({ kind, orderId }) =>
    kind === 'subscription' && orderId !== undefined ? [orderId] : [],
  );
  const names = [
    ...enrolled.map((courseId) => `course#${courseId}`),
    ...new Set([...enrolled, ...purchasedCourses(learner)].map((id) => `updates#${id}`)),
    ...plans.map((orderId) => `plan#${orderId}`),
    ...learner.enrollments.flatMap(({ courseId, completedAt }) =>
      completedAt === null ? [] : [`${RETEST}#${courseId}`],
    ),
  ];
  const dueAt = nextAtHour(from, REMINDER_HOUR, timeZone);
  const trial = learner.entitlements.find(({ kind }) => kind === 'trial');
  return [
    ...names.map((name) => ({ name, dueAt })),
    ...(enrolled.length > 0
      ? [{ name: 'reviews', dueAt: nextAtHour(from, DIGEST_HOUR, timeZone) }]
      : []),
    ...(trial?.endsAt && new Date(trial.endsAt) > happened ? [trialReminder(trial.endsAt)] : []),
  ];
}
