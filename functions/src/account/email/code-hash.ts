import { createHash } from 'node:crypto';

/** Hashes a code with the id of its change. */
export const codeHashOf = (changeId: string, code: string): string =>
  createHash('sha256').update(`${changeId} ${code}`).digest('hex');
