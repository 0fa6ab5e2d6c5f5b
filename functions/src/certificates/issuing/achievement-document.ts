import { buildAchievement } from '@learning/shared/credentials/issuing/build-credential';
import {
  CREDENTIALS_PATH,
  documentPaths,
  documentUrl,
} from '@learning/shared/credentials/issuing/addresses';
import { stillKnowsName } from '@learning/shared/domain/retest/retest-rules';
import {
  CREDENTIAL_CONTEXT,
  type Achievement,
} from '@learning/shared/credentials/issuing/credential-documents';
import { credentialIn } from '@learning/shared/credentials/issuing/signed-documents';
import type { CertificateRecord } from '../certificate-records.ts';
import type { PublicDocument } from '../credential-provider.ts';
import { achievementPicture } from '../pictures/achievement-picture.ts';
import { alignedFrameworks } from './frameworks.ts';
import { hashOf, type OpenedIssuer } from './issuer-documents.ts';

type Course = Pick<
  CertificateRecord,
  | 'courseId'
  | 'courseName'
  | 'courseDescription'
  | 'skills'
  | 'frameworks'
  | 'capstone'
  | 'stillKnown'
>;

const EDITION_LENGTH = 12;

/** Returns what a course teaches as an achievement. The edition in its address follows from all it says, so the document never changes. */
export function achievementOf(
  { origin, profile }: Pick<OpenedIssuer, 'origin' | 'profile'>,
  course: Course,
): Achievement {
  const { courseId, courseName } = course;
  const content = {
    courseId,
    title: courseName,
    description: course.courseDescription,
    skills: course.skills,
    frameworks: alignedFrameworks(course.frameworks),
    capstoneRows: (course.capstone?.rows ?? []).map(({ row }) => row),
    retests: (course.stillKnown ?? []).map(({ days }) => stillKnowsName(days)),
  };
  const build = (edition: string) =>
    buildAchievement(content, {
      origin,
      id: documentUrl(origin, documentPaths.achievement(courseId, edition)),
      issuer: profile,
      image: {
        id: documentUrl(origin, documentPaths.achievementImage(courseId, edition)),
        type: 'Image',
        caption: `Badge of the course ${courseName}`,
      },
    });
  const picture = hashOf(achievementPicture(courseId));
  return build(hashOf(JSON.stringify([build(''), picture])).slice(0, EDITION_LENGTH));
}

/** Returns the documents at the addresses of an achievement and its picture. Achievements of older releases have no picture. */
export function achievementDocuments(achievement: Achievement): PublicDocument[] {
  const image = achievement.image as Achievement['image'] | undefined;
  const path = pathOf(achievement.id);
  const document = {
    path,
    body: JSON.stringify({ '@context': CREDENTIAL_CONTEXT, ...achievement }),
    contentType: 'application/json',
    isImmutable: true,
  };
  if (!image) return [document];
  const courseId = Number(/(\d+)-\w+\.json$/.exec(path)?.[1]);
  const picture = {
    path: pathOf(image.id),
    body: achievementPicture(courseId),
    contentType: 'image/png',
    isImmutable: true,
  };
  return [picture, document];
}

/** Returns the achievement inside a credential that we signed. */
export function achievementIn(token: string): Achievement {
  return credentialIn(token).credentialSubject.achievement;
}

function pathOf(address: string): string {
  return new URL(address).pathname.slice(CREDENTIALS_PATH.length);
}
