import { findCourse } from '#catalog/catalog.ts';
import { Failure } from '#failure.ts';
import type { LearnerState } from '#learning/learner-state.ts';
import { percentOf } from '#learning/present-learning.ts';
import { learnedCards } from '#learning/spaced-review/learned-cards.ts';
import { summaryOf } from '#learning/spaced-review/review-summary.ts';
import { timeZoneOf } from '#learning/time/learning-time-figures.ts';
import { assignedCourses } from '#teams/assignments/assignment-progress.ts';
import { isTeamActive } from '#teams/team-state.ts';
import type { NotificationDependencies } from '../dependencies.ts';
import { calendarFeed, type DueCourse } from './calendar-feed.ts';
import { readCalendarToken } from './calendar-link.ts';

type Dependencies = Pick<
  NotificationDependencies,
  'catalog' | 'learners' | 'settings' | 'spacedReview' | 'teams' | 'siteOrigin'
>;

/**
 * Returns the learner's calendar: assigned courses that are not completed, on their due dates, and the reviews of the next days.
 *
 * @throws Failure `calendar_not_found` Source: rules/notifications.md N30
 */
export async function readCalendar(
  { token, now }: { token: string; now: Date },
  deps: Dependencies,
): Promise<string> {
  const link = readCalendarToken(token);
  if (!link) throw new Failure('calendar_not_found');
  const { userId } = link;
  const [settings, learner, records, { courses }, origin] = await Promise.all([
    deps.settings.read(userId),
    deps.learners.read(userId),
    deps.spacedReview.list(userId),
    deps.catalog.read(),
    deps.siteOrigin(),
  ]);
  if (!link.isOfKey(settings.calendarKey)) throw new Failure('calendar_not_found');
  const cards = learnedCards(courses, learner, records, now);
  return calendarFeed(
    {
      courses: await dueCourses(userId, learner, now, deps),
      reviews: summaryOf(cards, records, now, timeZoneOf(learner)).days,
    },
    origin,
    now,
  );
}

async function dueCourses(
  userId: string,
  { entitlements, enrollments }: Pick<LearnerState, 'entitlements' | 'enrollments'>,
  now: Date,
  { teams, catalog }: Pick<Dependencies, 'teams' | 'catalog'>,
): Promise<DueCourse[]> {
  const orderIds = entitlements.flatMap(({ kind, orderId }) =>
    kind === 'seat' && orderId ? [orderId] : [],
  );
  const [published, ...states] = await Promise.all([
    catalog.read(),
    ...orderIds.map((orderId) => teams.read(orderId)),
  ]);
  return states.flatMap((state) => {
    const seat = state?.seats.find(
      ({ memberId, isSuspended }) => memberId === userId && !isSuspended,
    );
    if (!state || !seat || !isTeamActive(state.team, now)) return [];
    return assignedCourses(state, seat).flatMap(({ courseId, dueOn, note }) => {
      const course = findCourse(published, courseId);
      const enrollment = enrollments.find((candidate) => candidate.courseId === courseId);
      const isDone = course && enrollment && percentOf(enrollment, course) === 100;
      if (!course || dueOn === null || isDone) return [];
      return { orderId: state.team.orderId, courseId, title: course.title, dueOn, note };
    });
  });
}
