import { isCompany } from '#companies/find-own-company.ts';
import { findCourse, isOffered } from '#catalog/catalog.ts';
import { newEvent } from '#events/event-writes.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import { assignedCourses, assignmentProgress } from '#teams/assignments/assignment-progress.ts';
import { weekOfTeam, type EnrollmentsOf } from '#teams/digest/week-of-team.ts';
import { isTeamActive, type TeamState } from '#teams/team-state.ts';
import { localDate } from '@learning/shared/domain/time/learning-time';
import type { ReminderRecord, SettingsRecord } from '../notification-records.ts';
import { isOn } from '../settings/channels.ts';
import type { ReminderFacts } from './check-reminder.ts';
import { DIGEST_HOUR, dueTimes } from './planned-reminders.ts';
import type { ReminderOutcome } from './reminder-repository.ts';
import { isMondayFrom, monthBefore, nextMonday, nextMonth } from './reminder-times.ts';

/** Reminds a member two days before an assigned course is due, and when it is overdue. Source: rules/notifications.md N14 */
export function checkDue(
  { userId, name }: ReminderRecord,
  { learner, catalog, now }: ReminderFacts,
  team: TeamState | null,
): ReminderOutcome {
  const [, orderId = '', id = '', dueOn = ''] = name.split('#');
  const courseId = Number(id);
  const course = findCourse(catalog, courseId);
  const seat = team?.seats.find(
    (candidate) => candidate.memberId === userId && !candidate.isSuspended,
  );
  const assignment =
    team &&
    seat &&
    assignedCourses(team, seat).find((candidate) => candidate.courseId === courseId);
  const isAssigned = team && course && assignment?.dueOn === dueOn && isTeamActive(team.team, now);
  // Another due date has a reminder of its own.
  if (!isAssigned) return { nextAt: null };
  const enrollment = learner.enrollments.find((candidate) => candidate.courseId === courseId);
  const { state, isLate } = assignmentProgress(assignment, enrollment, course, now);
  if (state === 'completed') return { nextAt: null };
  // A course that is not offered cannot be started.
  if (!enrollment && !isOffered(course)) return { nextAt: null };
  const { tierName, ownerId } = team.team;
  const data = { courseId, courseTitle: course.title, orderId, tierName, ownerId, dueOn, isLate };
  const subject = `${orderId}#${courseId}#${dueOn}#${isLate ? 'late' : 'soon'}`;
  return {
    event: newEvent(userId, 'assignmentDue', subject, data, now),
    nextAt: isLate ? null : dueTimes(dueOn, timeZoneOf(learner)).lateAt,
  };
}

/** What the weekly digest depends on besides its owner. */
export interface TeamFacts extends ReminderFacts {
  settings: SettingsRecord;
  /** The owner's team; null without one. */
  readTeam: () => Promise<TeamState | null>;
  enrollmentsOf: EnrollmentsOf;
}

/** Tells the owner of a team on Monday mornings how the week was, if they want it and there is something to say. Source: rules/notifications.md N15 */
export async function checkTeamDigest(
  { userId }: ReminderRecord,
  { learner, catalog, settings, now, readTeam, enrollmentsOf }: TeamFacts,
): Promise<ReminderOutcome> {
  const isWanted = isOn(settings, 'team_digest', 'inApp') || isOn(settings, 'team_digest', 'email');
  if (!isWanted) return { nextAt: null };
  const timeZone = timeZoneOf(learner);
  const nextAt = nextMonday(now, DIGEST_HOUR, timeZone);
  const team = isMondayFrom(now, DIGEST_HOUR, timeZone) ? await readTeam() : null;
  if (!team) return { nextAt };
  const week = await weekOfTeam(team, { catalog, enrollmentsOf, now });
  const isQuiet =
    week.joinedCount + week.completed.length + week.late.length + week.dueSoon.length === 0;
  if (isQuiet) return { nextAt };
  const { orderId, tierName } = team.team;
  const subject = `${orderId}#${localDate(now, timeZone)}`;
  return {
    event: newEvent(userId, 'teamDigest', subject, { orderId, tierName, ...week }, now),
    nextAt,
  };
}

/** Sends the owner of a company the report of the month before, if they want it. Source: rules/companies.md B7 */
export async function checkTeamReport(
  { userId }: ReminderRecord,
  { learner, settings, now, readTeam }: Omit<TeamFacts, 'enrollmentsOf'>,
): Promise<ReminderOutcome> {
  const isWanted = isOn(settings, 'team_report', 'inApp') || isOn(settings, 'team_report', 'email');
  if (!isWanted) return { nextAt: null };
  const timeZone = timeZoneOf(learner);
  const nextAt = nextMonth(now, DIGEST_HOUR, timeZone);
  const state = await readTeam();
  if (!state || !isCompany(state, now)) return { nextAt };
  const { orderId, tierName } = state.team;
  const month = monthBefore(now, timeZone);
  const data = { orderId, tierName, month };
  return { event: newEvent(userId, 'teamReport', `${orderId}#${month}`, data, now), nextAt };
}
