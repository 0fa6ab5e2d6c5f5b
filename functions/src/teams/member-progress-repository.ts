import * as z from 'zod';
import {
  activityResultPrefix,
  certificatesPartition,
  enrollmentPrefix,
  learnerPartition,
} from '#table/keys.ts';
import { queryPartition, type Table } from '#table/table.ts';

/** The part of a member's learning an owner may see; nothing else is read. */
export interface MemberLearning {
  enrollments: MemberEnrollment[];
  /** Valid ones. */
  certificates: MemberCertificate[];
  /** Courses whose latest certificate was revoked. */
  revokedCourseIds: Set<number>;
  /** Passed activities. */
  passedActivityIds: Set<string>;
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
export type MemberEnrollment = z.infer<typeof MemberEnrollment>;

const MemberCertificate = z.object({
  courseId: z.int(),
  certificateId: z.string(),
  participantName: z.string(),
  issuedAt: z.string(),
});
type MemberCertificate = z.infer<typeof MemberCertificate>;

const MemberResult = z.object({
  activityId: z.string(),
  /** True when passed. */
  completed: z.boolean(),
});

export interface MemberProgressRepository {
  /**
   * Reads a member's enrollments and certificates and which activities they have passed, never answers, notes or documents.
   * Three Queries.
   */
  read(memberId: string): Promise<MemberLearning>;
  /** Reads the enrollments alone. One Query. */
  enrollments(memberId: string): Promise<MemberEnrollment[]>;
}

export function memberProgressRepository(table: Table): MemberProgressRepository {
  const enrollments = async (memberId: string) => {
    const items = await queryPartition(table, learnerPartition(memberId), enrollmentPrefix);
    return items.map((item) => MemberEnrollment.parse(item));
  };
  return {
    enrollments,
    async read(memberId) {
      const [enrolled, certificates, results] = await Promise.all([
        enrollments(memberId),
        queryPartition(table, certificatesPartition(memberId)),
        queryPartition(table, learnerPartition(memberId), activityResultPrefix),
      ]);
      return {
        enrollments: enrolled,
        certificates: certificates
          .filter((item) => item['state'] === 'valid')
          .map((item) => MemberCertificate.parse(item)),
        revokedCourseIds: new Set(
          certificates
            .filter((item) => item['state'] === 'revoked')
            .map((item) => MemberCertificate.parse(item).courseId),
        ),
        passedActivityIds: new Set(
          results
            .map((item) => MemberResult.parse(item))
            .filter(({ completed }) => completed)
            .map(({ activityId }) => activityId),
        ),
      };
    },
  };
}
