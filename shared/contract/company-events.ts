/** What a webhook can be told of. Without schemas, for the browser. Source: rules/companies.md B5 */
export const WEBHOOK_EVENT_TYPES = [
  'course.assigned',
  'course.started',
  'course.completed',
  'course.overdue',
  'skill_check.passed',
  'certificate.issued',
  'certificate.revoked',
  'seat.changed',
] as const;

export type WebhookEventType = (typeof WEBHOOK_EVENT_TYPES)[number];
