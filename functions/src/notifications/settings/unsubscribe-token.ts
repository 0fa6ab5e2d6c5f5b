import {
  NOTIFICATION_TYPES,
  REQUIRED_MAIL_TYPES,
  type NotificationType,
} from '@learning/shared/contract/notification-types';
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a link that ends mails: learner, type, and the signature of both with the learner's key. */
export interface UnsubscribeLink {
  userId: string;
  type: NotificationType;
  /** Whether the link was signed with this key. */
  isOfKey(key: string | null): boolean;
}

const PATTERN = /^([\w-]{1,64})\.([a-z_]{1,32})\.([\w-]{43})$/;

/** Returns the token of a link that ends the mails of one type. It ends nothing else, and holds no address. */
export function unsubscribeToken(userId: string, type: NotificationType, key: string): string {
  return `${userId}.${type}.${signatureOf(userId, type, key)}`;
}

/** Returns what a token says; undefined for one of no form that we sign. */
export function readUnsubscribeToken(token: string): UnsubscribeLink | undefined {
  const [, userId, name, signature] = PATTERN.exec(token) ?? [];
  const type = NOTIFICATION_TYPES.find((notificationType) => notificationType === name);
  if (!userId || !type || !signature || REQUIRED_MAIL_TYPES.includes(type)) return undefined;
  return {
    userId,
    type,
    isOfKey: (key) =>
      key !== null &&
      timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(userId, type, key))),
  };
}

function signatureOf(userId: string, type: NotificationType, key: string): string {
  return createHmac('sha256', key).update(`${userId} ${type}`).digest('base64url');
}
