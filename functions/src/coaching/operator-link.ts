import { createHmac, timingSafeEqual } from 'node:crypto';
import { Failure } from '#failure.ts';

/** What an operator's link names: one stage of a coaching session or of a request, until an instant. */
export interface OperatorLink {
  kind: 'session' | 'request';
  userId: string;
  id: string;
  stage: number;
  /** Epoch seconds. */
  expiresAt: number;
}

interface SignedLink extends OperatorLink {
  isSignedWith(key: string): boolean;
}

const PATTERN =
  /^(session|request)\.([\w-]{1,64})\.([\w-]{1,64})\.(\d{1,6})\.(\d{1,12})\.([\w-]{43})$/;

/** Returns the token of a link. It is signed with the key of what it names, so deleting that ends its links. */
export function operatorToken(link: OperatorLink, key: string): string {
  return `${payloadOf(link)}.${signatureOf(link, key)}`;
}

/**
 * Reads a token; whether it is signed can be checked once its record is known.
 *
 * @throws Failure `operator_link_invalid` for one of no form that we sign, and after its end
 */
export function readOperatorToken(token: string, now: Date): SignedLink {
  const [, kind, userId, id, stage, expiresAt, signature] = PATTERN.exec(token) ?? [];
  if (!kind || !userId || !id || !signature || Number(expiresAt) * 1000 <= now.getTime()) {
    throw new Failure('operator_link_invalid');
  }
  const link: OperatorLink = {
    kind: kind === 'session' ? 'session' : 'request',
    userId,
    id,
    stage: Number(stage),
    expiresAt: Number(expiresAt),
  };
  return {
    ...link,
    isSignedWith: (key) =>
      key !== '' && timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(link, key))),
  };
}

const payloadOf = ({ kind, userId, id, stage, expiresAt }: OperatorLink) =>
  `${kind}.${userId}.${id}.${stage}.${expiresAt}`;

const signatureOf = (link: OperatorLink, key: string) =>
  createHmac('sha256', key).update(payloadOf(link)).digest('base64url');
