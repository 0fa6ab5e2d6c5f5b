import type { Dashboard } from '@learning/shared/contract/dashboard';
import type { Claim } from '#certificates/claim-repository.ts';
import { nextRetest } from '@learning/shared/domain/retest/retest-rules';
import { retestHistory } from '#retests/retest-history.ts';
import type { LearnerState } from '../learner-state.ts';
import { measuredHours } from '../time/measured-hours.ts';

/**
 * Returns the courses whose certificate waits for a click of the learner: completed without a valid certificate, or with one that prints
 * no hours although measured time supports them by now. Then those whose retest is open.
 *
 * Source: rules/certificates.md K1, K17, K29
 */
export function openCertificates(
  learner: Pick<LearnerState, 'completions' | 'progress' | 'entitlements' | 'retests'>,
  claims: readonly Claim[],
  now: Date,
): Dashboard['openCertificates'] {
  const waiting = learner.completions
    .toSorted((a, b) => b.completedAt.localeCompare(a.completedAt))
    .flatMap((completion): Dashboard['openCertificates'] => {
      const { courseId } = completion;
      const claim = claims.find((candidate) => candidate.courseId === courseId);
      if (!claim || claim.canBeClaimedAgain)
        return hasEntitlement(courseId, learner) ? [{ courseId, step: 'claim' }] : [];
      const { instructionHours } = measuredHours(completion, learner);
      const canBeReissued = !claim.isRevoked && !claim.printsHours && instructionHours !== null;
      return canBeReissued ? [{ courseId, step: 'reissue' }] : [];
    });
  const retests = claims.flatMap((claim): Dashboard['openCertificates'] => {
    const { courseId, claimedAt, isRevoked } = claim;
    if (isRevoked || claimedAt === null) return [];
    const next = nextRetest(retestHistory({ courseId, claimedAt }, learner), now);
    return next && next.opensAt <= now ? [{ courseId, step: 'retest' }] : [];
  });
  return [...waiting, ...retests];
}

/** Whether anything has paid for the course, also if it has ended since. A refund takes its entitlement away. */
function hasEntitlement(courseId: number, { entitlements }: Pick<LearnerState, 'entitlements'>) {
  return entitlements.some(
    (entitlement) => entitlement.courseIds === null || entitlement.courseIds.includes(courseId),
  );
}
