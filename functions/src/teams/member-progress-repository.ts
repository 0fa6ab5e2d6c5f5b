import * as z from 'zod';
import { certificatesPartition, enrollmentPrefix, learnerPartition } from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

/** What an owner may know of a member's learning; nothing else is read. */
export interface MemberLearning {
  enrollments: MemberEnrollment[];
  certifiedCourseIds: Set<number>;
}

const MemberEnrollment = z.object({
  courseId: z.int(),
  /** DynamoDB's string set arrives as a Set, and an empty one not at all. */
  completedModuleIds: z
    .set(z.string())
    .default(new Set())
    .transform((ids) => [...ids]),
  completedAt: z.string().nullable(),
});
type MemberEnrollment = z.infer<typeof MemberEnrollment>;

const MemberCertificate = z.object({ courseId: z.int() });

export interface MemberProgressRepository {
  /** Enrollments and certificates of a member: no results, answers, notes or documents. Two Queries. */
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
          certificates.map((item) => MemberCertificate.parse(item).courseId),
        ),
      };
    },
  };
}
