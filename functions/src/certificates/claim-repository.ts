import { certificatesPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

/** What other areas need to know of a learner's certificate. */
export interface Claim {
  courseId: number;
  /** null for an item without a claim time. */
  claimedAt: string | null;
  certificateId: string;
  isRevoked: boolean;
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
      ({ courseId, claimedAt, certificateId, state }) => ({
        courseId: Number(courseId),
        claimedAt: typeof claimedAt === 'string' ? claimedAt : null,
        certificateId: String(certificateId),
        isRevoked: state === 'revoked',
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
