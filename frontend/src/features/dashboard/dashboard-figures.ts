import type { Dashboard } from '@learning/shared/contract/dashboard';
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

/** Prints the time left of a trial: `2 days 5 hours`, `7 hours`, `40 minutes`. */
export function printTimeLeft(endsAt: string, nowMs: number): string {
  const minutes = Math.max(0, Math.ceil((Date.parse(endsAt) - nowMs) / 60_000));
  const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
  if (days > 0) return [count(days, 'day'), ...(hours > 0 ? [count(hours, 'hour')] : [])].join(' ');
  if (hours > 0) return count(hours, 'hour');
  return count(minutes, 'minute');
}
