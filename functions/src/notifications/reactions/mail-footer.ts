import { site } from '@learning/content/site';
import {
  REQUIRED_MAIL_TYPES,
  type NotificationType,
} from '@learning/shared/contract/notification-types';
import type { MailFooter } from '#mail/mail-content.ts';
import { unsubscribeToken } from '../settings/unsubscribe-token.ts';

/** Completes "Stop emails about …". */
const TOPICS: Record<NotificationType, string> = {
  course_completion: 'completed courses and achievements',
  progress_reminder: 'courses you paused and your trial',
  review_due: 'questions due for review',
  certificate: 'your certificates',
  capstone: 'your capstones',
  new_course: 'new and updated courses',
  announcement: 'news from us',
  assignment: 'what your team’s owner asks of you',
  team: 'your team',
  team_digest: 'your team’s week',
  team_report: 'your team’s month',
  purchase: 'your purchases',
  request: 'your requests',
  moderation: 'what you publish here',
  security: 'how you sign in',
};

/** The end of a mail, and the address that ends mails of its type with one click. */
export interface MailEnd {
  footer: MailFooter;
  /** Takes the POST of a mail program; absent for mails that belong to a purchase. */
  unsubscribeLink?: string;
}

/** Returns the end of a mail to a learner. Source: rules/notifications.md N5, N9 */
export function mailEnd(
  type: NotificationType,
  { userId, unsubscribeKey }: { userId: string; unsubscribeKey: string },
  origin: string,
): MailEnd {
  const settings = `${origin}/account#notifications`;
  if (REQUIRED_MAIL_TYPES.includes(type)) {
    return { footer: { reason: reasonOf(type), unsubscribe: null, settings } };
  }
  const token = unsubscribeToken(userId, type, unsubscribeKey);
  return {
    footer: {
      reason: `You get this email because you have an account at ${site.name}.`,
      unsubscribe: {
        label: `Stop emails about ${TOPICS[type]}`,
        link: `${origin}/unsubscribe#${token}`,
      },
      settings,
    },
    unsubscribeLink: `${origin}/api/unsubscribe/${token}`,
  };
}

/** Why a mail comes that cannot be ended. */
function reasonOf(type: NotificationType): string {
  if (type === 'request')
    return `You get this email because you asked for a 1-on-1 session at ${site.name}.`;
  if (type === 'moderation')
    return `You get this email because you published something at ${site.name}, and we decided about it. You can’t unsubscribe from it.`;
  if (type === 'security')
    return `You get this email because it protects your account at ${site.name}, so you can’t unsubscribe from it.`;
  return `You get this email because of a purchase at ${site.name}. It is part of your records, so you can’t unsubscribe from it.`;
}
