import type { CertificateOverview } from '@learning/shared/contract/certificates';
import { nextRetest, type StillKnown } from '@learning/shared/domain/retest/retest-rules';
import type { LearnerState } from '#learning/learner-state.ts';
import { retestHistory } from '#retests/retest-history.ts';
import type { CertificateRecord } from './certificate-records.ts';

type Learner = Pick<LearnerState, 'retests'>;

/** Lists the retests of the valid certificates: the open or next one, and those that were passed since. Source: rules/certificates.md K29 */
export function listRetests(
  records: readonly CertificateRecord[],
  learner: Learner,
  now: Date,
): CertificateOverview['retests'] {
  return records
    .filter((record) => record.state === 'valid')
    .map((record) => {
      const { certificateId, courseId } = record;
      const next = nextRetest(retestHistory(record, learner), now);
      return {
        certificateId,
        courseId,
        next: next && {
          days: next.days,
          opensAt: next.opensAt.toISOString(),
          isOpen: next.opensAt <= now,
        },
        toAdd: retestsToAdd(record, learner),
      };
    });
}

/** Returns the retests that were passed and that a certificate does not state yet. */
export function retestsToAdd(record: CertificateRecord, learner: Learner): StillKnown[] {
  const stated = record.stillKnown ?? [];
  return retestHistory(record, learner).stillKnown.filter(
    ({ days }) => !stated.some((one) => one.days === days),
  );
}
