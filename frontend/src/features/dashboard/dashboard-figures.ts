import type { Dashboard } from '@learning/shared/contract/dashboard';
import { courseOffer } from '#queries/course-offer.ts';
import { count } from './print-time.ts';

interface Figure {
  title: string;
  value: string;
  note: string;
  /** Page with what is counted. */
  page?: '/certificates';
}

/** Returns the cards of the overview. Source: rules/learning.md L14 */
export function figuresOf(dashboard: Dashboard): Figure[] {
  return [
    {
      title: 'Active Courses',
      value: String(dashboard.activeCourses),
      note: `+${dashboard.startedThisMonth} this month`,
    },
    {
      title: 'Completed',
      value: String(dashboard.completedCourses),
      note: `${dashboard.completionRatePercent ?? 0}% completion rate`,
    },
    {
      title: 'Learning Hours',
      value: printHours(dashboard.learningMinutes),
      note: `${printHours(dashboard.learningMinutesThisWeek)}h this week`,
    },
    {
      title: 'Certificates',
      value: String(dashboard.certificates),
      note: certificateNote(dashboard),
      page: '/certificates',
    },
  ];
}

/** Says what waits for the learner first. */
function certificateNote({
  openCertificates,
  revokedCertificates,
  completedCourses,
}: Dashboard): string {
  const ready = openCertificates.filter(({ step }) => step === 'claim').length;
  if (ready > 0) return `${ready} ready to claim`;
  if (revokedCertificates > 0) return `${revokedCertificates} revoked`;
  return `${count(completedCourses, 'course')} completed`;
}

/** Prints hours with one decimal below ten, whole from there: `0`, `0.4`, `3.5`, `42`. */
export function printHours(minutes: number): string {
  const hours = minutes / 60;
  return hours < 10 ? String(Number(hours.toFixed(1))) : String(Math.round(hours));
}

type Entry = Dashboard['courses'][number];

/**
 * Returns the course to continue: the newest enrollment that is started and not completed, else the newest that is not
 * started; undefined if none that is open to the learner is left.
 */
export function courseToContinue({
  courses,
  access,
}: Pick<Dashboard, 'access' | 'courses'>): Entry | undefined {
  const unfinished = courses.filter(
    ({ course, enrollment }) => courseOffer(course.id, enrollment, access).action === 'continue',
  );
  const isStarted = ({ enrollment }: Entry) =>
    enrollment.progress !== '0' || enrollment.lastModuleId !== null;
  return unfinished.find(isStarted) ?? unfinished[0];
}

/** Returns the newest unfinished enrollment whose access has ended. Source: rules/wording.md W29 */
export function courseToRegain({
  courses,
  access,
}: Pick<Dashboard, 'access' | 'courses'>): Entry | undefined {
  return courses.find(
    ({ course, enrollment }) => courseOffer(course.id, enrollment, access).action === 'regain',
  );
}

/** Prints the time left of a trial: `2 days 5 hours`, `7 hours`, `40 minutes`. */
export function printTimeLeft(endsAt: string, nowMs: number): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - nowMs) / 60_000));
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  if (days > 0) return [count(days, 'day'), ...(hours > 0 ? [count(hours, 'hour')] : [])].join(' ');
  if (hours > 0) return count(hours, 'hour');
  return count(minutes, 'minute');
}
