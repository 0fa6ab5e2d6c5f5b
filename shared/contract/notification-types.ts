/** What notifications are about; each type has its own settings. Without schemas, for the browser. Source: rules/notifications.md N4 */
export const NOTIFICATION_TYPES = [
  'course_completion',
  'progress_reminder',
  'review_due',
  'certificate',
  'capstone',
  'new_course',
  'announcement',
  'assignment',
  'team',
  'team_digest',
  'team_report',
  'purchase',
  'request',
  'moderation',
  'security',
] as const;

export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Types whose mails answer the learner, belong to a contract or protect the account, so they cannot be turned off. Source: rules/notifications.md N5, N17, N26, N27 */
export const REQUIRED_MAIL_TYPES: readonly NotificationType[] = [
  'purchase',
  'request',
  'moderation',
  'security',
];
