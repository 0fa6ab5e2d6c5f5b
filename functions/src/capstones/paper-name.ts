import { createHash } from 'node:crypto';

const LENGTH = 32;

/** Returns the id of a rating. It begins with the paper, so that a call reads both together. @param unique tells the ratings apart */
export const ratingIdOf = (paperName: string, unique: string): string => `${paperName}-${unique}`;

/** Returns the paper that a rating is about. */
export const paperNameIn = (ratingId: string): string => ratingId.slice(0, LENGTH);

/** Returns how others' records name a learner's paper: the same for each version, and no one can tell from it who wrote it. */
export function paperNameOf(userId: string, courseId: number): string {
  return createHash('sha256')
    .update(`capstone#${courseId}#${userId}`)
    .digest('hex')
    .slice(0, LENGTH);
}
