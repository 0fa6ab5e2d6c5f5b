import { domainEventWrite, newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';

interface Input {
  learnerId: string;
  statement: string;
  reason: string;
}

/**
 * Removes a learner's profile photo. The word to the learner and the audit record are one transaction with it.
 *
 * @throws Failure `photo_not_found`, `write_conflict`. Source: rules/learning.md L49
 */
export async function removeLearnerPhoto(
  { learnerId, statement, reason }: Input,
  operator: Operator,
  { learners: { photos }, newId }: OperatingDependencies,
  now: Date,
): Promise<{ learnerId: string }> {
  const id = newId(now);
  const entry = { operator, action: 'removeLearnerPhoto', learnerId, reason, after: { statement } };
  const others = [
    domainEventWrite(newEvent(learnerId, 'photoRemoved', id, { statement }, now)),
    auditWrites(entry, id, now),
  ];
  if (!(await photos.removePhotoWith(learnerId, others))) throw new Failure('photo_not_found');
  return { learnerId };
}
