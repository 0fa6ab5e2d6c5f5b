import { buildAchievement } from '@learning/shared/credentials/issuing/build-credential';
import {
  CREDENTIALS_PATH,
  documentPaths,
  documentUrl,
} from '@learning/shared/credentials/issuing/addresses';
import {
  CREDENTIAL_CONTEXT,
  type Achievement,
  type AchievementCredential,
} from '@learning/shared/credentials/issuing/credential-documents';
import type { CertificateRecord } from '../certificate-records.ts';
import type { PublicDocument } from '../credential-provider.ts';
import { frameworksOf } from './frameworks.ts';
import { hashOf } from './issuer-documents.ts';

type Course = Pick<
  CertificateRecord,
  'courseId' | 'courseName' | 'courseDescription' | 'skills' | 'frameworks'
>;

const EDITION_LENGTH = 12;

/** Returns what a course teaches as an achievement, and its document. The edition follows from the content, so it never changes. */
export function achievementOf(
  origin: string,
  course: Course,
): { achievement: Achievement; document: PublicDocument } {
  const content = {
    courseId: course.courseId,
    title: course.courseName,
    description: course.courseDescription,
    skills: course.skills,
    frameworks: frameworksOf(course.frameworks),
  };
  const edition = hashOf(JSON.stringify(content)).slice(0, EDITION_LENGTH);
  const path = documentPaths.achievement(course.courseId, edition);
  const achievement = buildAchievement(documentUrl(origin, path), content);
  return { achievement, document: achievementDocument(achievement) };
}

/** Returns the document at an achievement's address. */
export function achievementDocument(achievement: Achievement): PublicDocument {
  const { pathname } = new URL(achievement.id);
  return {
    path: pathname.slice(CREDENTIALS_PATH.length),
    body: JSON.stringify({ '@context': CREDENTIAL_CONTEXT, ...achievement }),
    contentType: 'application/json',
    isImmutable: true,
  };
}

/** Returns the achievement inside a credential that we signed. */
export function achievementIn(jwt: string): Achievement {
  const payload = Buffer.from(jwt.split('.')[1]!, 'base64url').toString('utf8');
  return (JSON.parse(payload) as AchievementCredential).credentialSubject.achievement;
}
