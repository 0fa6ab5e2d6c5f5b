import { createHash, randomBytes } from 'node:crypto';

/** Creates a URL-safe token of 256 random bits. */
export const newToken = () => randomBytes(32).toString('base64url');

/** Hashes a token for storage. It is random and long enough to need no salt. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex');
