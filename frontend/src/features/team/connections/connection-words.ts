import type { Webhook, WebhookDelivery } from '@learning/shared/contract/companies';
import {
  WEBHOOK_EVENT_TYPES,
  type WebhookEventType,
} from '@learning/shared/contract/company-events';
import { printShortDateAndTime } from '#lib/print-date.ts';

export const EVENT_NAMES: Record<WebhookEventType, string> = {
  'course.assigned': 'Course assigned',
  'course.started': 'Course started',
  'course.completed': 'Course completed',
  'course.overdue': 'Course overdue',
  'skill_check.passed': 'Skill check passed',
  'certificate.issued': 'Certificate issued',
  'certificate.revoked': 'Certificate revoked',
  'seat.changed': 'Seat taken, freed or paused',
};

const PROBLEMS: Record<NonNullable<WebhookDelivery['problem']>, string> = {
  refused: 'The receiver refused it',
  redirected: 'The receiver answered with a redirect, which we don’t follow',
  no_answer: 'The server didn’t answer in time',
  address_not_public: 'The address doesn’t lead to a public server with HTTPS',
  webhook_off: 'The webhook was off',
  team_over: 'The plan was over',
};

/** Says how far a delivery has got, in one sentence. */
export function deliveryStatus({
  state,
  tries,
  nextTryAt,
  lastStatus,
  problem,
}: WebhookDelivery): string {
  if (state === 'delivered') return `Delivered (${lastStatus})`;
  const why = problem === null ? '' : `${PROBLEMS[problem]}${lastStatus ? ` (${lastStatus})` : ''}`;
  if (state === 'failed') return `Not delivered. ${why}.`;
  if (tries === 0 || nextTryAt === null) return 'Will be sent within five minutes';
  return `${why}. Next try: ${printShortDateAndTime(nextTryAt)}`;
}

/** Lists what a webhook is told of. */
export function listEvents(types: readonly WebhookEventType[]): string {
  if (types.length === WEBHOOK_EVENT_TYPES.length) return 'All events';
  return types.map((type) => EVENT_NAMES[type]).join(', ');
}

/** Names an event of the log. */
export function eventName(type: string): string {
  return type === 'test' ? 'Test' : (EVENT_NAMES[type as WebhookEventType] ?? type);
}

/** Says how a webhook does; nothing while all is well. */
export function webhookStatus({ state, failingSince }: Webhook): string {
  if (state === 'off') return 'Off. Nothing is sent.';
  if (state === 'stopped') return 'Stopped, because it accepted nothing for five days.';
  return failingSince === null
    ? 'On'
    : `On, but it has accepted nothing since ${printShortDateAndTime(failingSince)}`;
}
