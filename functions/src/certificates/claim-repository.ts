import { isRepayable } from '@learning/shared/domain/revocation-reasons';
import { certificatesPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

/** What other areas need to know of a learner's certificate. */
export interface Claim {
  courseId: number;
  /** null for an item without a claim time. */
  claimedAt: string | null;
  certificateId: string;
  isRevoked: boolean;
  /** Whether it was revoked because money went back, so that the course can be claimed again once it is paid. */
  canBeClaimedAgain: boolean;
  /** False while the certificate states no hours, because measured time did not support them. */
  printsHours: boolean;
}

/** Reads which certificates a learner has, without their content. */
export interface ClaimRepository {
  /** Lists the latest certificate of each course. One Query. */
  list(userId: string): Promise<Claim[]>;
  /** Returns when the valid certificate of each course was claimed. One Query. */
  readClaimTimes(userId: string): Promise<ReadonlyMap<number, string | null>>;
}

export function claimRepository(table: Table): ClaimRepository {
  const list = async (userId: string): Promise<Claim[]> =>
    (await queryPartition(table, certificatesPartition(userId))).map(
      ({ courseId, claimedAt, certificateId, state, revocation, ...item }) => ({
        courseId: Number(courseId),
        claimedAt: typeof claimedAt === 'string' ? claimedAt : null,
        certificateId: String(certificateId),
        isRevoked: state === 'revoked',
        canBeClaimedAgain: isRepayable((revocation as { reason?: unknown } | null)?.reason),
        // An earlier release stored measured time in their place.
        printsHours:
          typeof item['instructionHours'] === 'number' && item['isMeasuredTime'] !== true,
      }),
    );
  return {
    list,
    readClaimTimes: async (userId) =>
      new Map(
        (await list(userId))
          .filter(({ isRevoked }) => !isRevoked)
          .map(({ courseId, claimedAt }) => [courseId, claimedAt]),
      ),
  };
}
