import { buildCredential } from '@learning/shared/credentials/issuing/build-credential';
import type {
  AchievementCredential,
  EmailIdentity,
} from '@learning/shared/credentials/issuing/credential-documents';
import type { CourseRecord } from '#catalog/catalog-records.ts';
import { achievementOf } from '#certificates/issuing/achievement-document.ts';
import { issuerOpener, type OpenedIssuer } from '#certificates/issuing/issuer-documents.ts';
import { issuerRepository } from '#certificates/issuing/issuer-repository.ts';
import { createTestTable } from '../table/test-table.ts';
import { TEST_ORIGIN, type TestIssuing } from './issuing-gateways.ts';

const ISSUED_AT = new Date('2026-11-18T09:00:00.456Z');

/** Opens the issuer of a test with a table of its own, and publishes its documents. */
export async function openTestIssuer(issuing: TestIssuing): Promise<OpenedIssuer> {
  const issuers = issuerRepository(await createTestTable());
  return issuerOpener({ ...issuing, issuers })(ISSUED_AT);
}

interface Holder {
  name: string | null;
  email?: EmailIdentity;
  /** Whether measured time supports the hours of the course. */
  hasHours?: boolean;
}

/** Returns the credential of a course, to be signed. */
export function credentialOfCourse(
  issuer: OpenedIssuer,
  course: CourseRecord,
  { name, email, hasHours = true }: Holder,
): AchievementCredential {
  const { id: courseId, title, description, features: skills, frameworks } = course;
  const about = { courseId, courseName: title, courseDescription: description };
  const stillKnown = [{ days: 30 as const, passedAt: '2026-12-18T09:00:00.000Z' }];
  const achievement = achievementOf(issuer, { ...about, skills, frameworks, stillKnown });
  return buildCredential(TEST_ORIGIN, issuer.profile, achievement, {
    certificateId: 'a1b2c3d4e5f6g7h8j9k0m1n2p3',
    subjectId: 'urn:uuid:0f0e0d0c-0b0a-4908-8706-050403020100',
    name,
    ...(email ? { email } : {}),
    completedAt: '2026-11-17T16:00:00.123Z',
    issuedAt: ISSUED_AT.toISOString(),
    instructionHours: hasHours ? course.instructionHours : null,
    moduleCount: course.modules.length,
    activities: '2 graded activities and 1 document',
    stillKnown: [{ name: 'Still knows it after 30 days', passedOn: '2026-12-18' }],
    statusListId: 1,
    statusIndex: 131_071,
  });
}
