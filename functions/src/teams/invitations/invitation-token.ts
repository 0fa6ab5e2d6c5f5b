import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, in the letters of a path. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is stored of a token: it has too many bits to be guessed from its hash, so that no salt is needed. */
export const tokenHashOf = (token: string) => createHash('sha256').update(token).digest('hex');
