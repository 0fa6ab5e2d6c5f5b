import type { NotificationType } from '@learning/shared/contract/notification-types';

/** Names each type, and what it is about, in the order of the settings. */
export const TYPE_NAMES: Record<NotificationType, { name: string; about: string }> = {
  progress_reminder: {
    name: 'Reminders',
    about: 'A course you haven’t opened for a week, and the last day of your trial',
  },
  review_due: { name: 'Review', about: 'Once a day, when questions are due' },
  course_completion: { name: 'Completed courses', about: 'Courses you complete and achievements' },
  capstone: { name: 'Capstones', about: 'Rated, returned, or waiting for raters' },
  certificate: { name: 'Certificates', about: 'Issued, corrected, or revoked' },
  new_course: { name: 'Courses', about: 'New courses, and changes in courses you take or bought' },
  announcement: { name: 'News', about: 'Announcements from us' },
  assignment: {
    name: 'From your team’s owner',
    about:
      'Your seat and its end, courses assigned to you, their due dates, and being asked to take over the team',
  },
  team: {
    name: 'Team',
    about: 'Colleagues who join your plan or respond to your request to take over the team',
  },
  team_digest: {
    name: 'Weekly team summary',
    about: 'Mondays, for plan owners',
  },
  team_report: {
    name: 'Monthly team report',
    about:
      'The first of the month, for owners of a contract or a plan of five seats or more; the email has a file for spreadsheets',
  },
  purchase: { name: 'Purchases and plan', about: 'Orders, refunds, renewals, and failed payments' },
  request: { name: 'Requests', about: '1-on-1 sessions and what you asked us' },
  moderation: { name: 'What you publish', about: 'A decision about a review you wrote' },
  security: { name: 'Sign-in', about: 'A new password, passkey, or authenticator app' },
};
