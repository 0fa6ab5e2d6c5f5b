/** How a device shows the pool's functions that a learner has signed in on it: only such a device knows the learner's id. */

/** Name of the entry in Cognito's client metadata. */
export const KNOWN_LEARNERS = 'knownLearners';

/** Cognito limits the metadata; a device rarely knows more than one learner. */
const MAX_LEARNERS = 10;

/** Returns the metadata of a request from a device that knows these learners. */
export function knownLearnersMetadata(learnerIds: readonly string[]): Record<string, string> {
  if (learnerIds.length === 0) return {};
  return { [KNOWN_LEARNERS]: learnerIds.slice(0, MAX_LEARNERS).join(' ') };
}

/** Returns whether a request comes from a device that knows a learner. */
export function isFromKnownDevice(
  metadata: Readonly<Record<string, string | undefined>> | undefined,
  learnerId: string,
): boolean {
  return (metadata?.[KNOWN_LEARNERS] ?? '').split(' ').includes(learnerId);
}
