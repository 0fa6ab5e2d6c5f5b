import * as z from 'zod';
import { certificatesPartition, enrollmentPrefix, learnerPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

/** The part of a member's learning an owner may see; nothing else is read. */
export interface MemberLearning {
  enrollments: MemberEnrollment[];
  certifiedCourseIds: Set<number>;
}

const MemberEnrollment = z.object({
  courseId: z.int(),
  /** DynamoDB returns a string set as a Set and omits an empty one. */
  completedModuleIds: z
    .set(z.string())
    .default(new Set())
    .transform((ids) => [...ids]),
  completedAt: z.string().nullable(),
});
type MemberEnrollment = z.infer<typeof MemberEnrollment>;

const MemberCertificate = z.object({ courseId: z.int() });

export interface MemberProgressRepository {
  /** Reads a member's enrollments and certificates, never results, answers, notes or documents. Two Queries. */
  read(memberId: string): Promise<MemberLearning>;
}

export function memberProgressRepository(table: Table): MemberProgressRepository {
  return {
    async read(memberId) {
      const [enrollments, certificates] = await Promise.all([
        queryPartition(table, learnerPartition(memberId), enrollmentPrefix),
        queryPartition(table, certificatesPartition(memberId)),
      ]);
      return {
        enrollments: enrollments.map((item) => MemberEnrollment.parse(item)),
        certifiedCourseIds: new Set(
          certificates
            .filter((item) => item['state'] !== 'revoked')
            .map((item) => MemberCertificate.parse(item).courseId),
        ),
      };
    },
  };
}
