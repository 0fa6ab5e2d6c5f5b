import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A token: a fixed start, by which secret scanners find it, the id of its record, and 256 random bits. */
const PATTERN = /^dc_([0-9A-HJKMNP-TV-Z]{26})([\w-]{43})$/;

export const newReportToken = (tokenId: string) =>
  `dc_${tokenId}${randomBytes(32).toString('base64url')}`;

/** Returns the part of a token that may be shown. */
export const startOfToken = (tokenId: string) => `dc_${tokenId}`;

/** Hashes a token for storage. It is random and long enough to need no salt. */
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

/** Returns the id in a token; undefined for one of no form that we write. */
export function idOfToken(token: string): string | undefined {
  return PATTERN.exec(token)?.[1];
}

/** Compares in a time that says nothing about where two hashes differ. */
export function isTokenOf(token: string, tokenHash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfToken(token), 'hex'), Buffer.from(tokenHash, 'hex'));
}
