/** Builds the documents of a certificate. Source: rules/certificates.md K6, K9, K10, K13 */
import {
  CREDENTIAL_CONTEXT,
  CREDENTIAL_SCHEMA,
  type Achievement,
  type AchievementCredential,
  type IssuerProfile,
  type StatusListCredential,
} from './credential-documents.ts';
import { documentPaths, documentUrl, verificationUrl } from './addresses.ts';

/** A framework of a certifying body, and the areas that the curriculum maps a course to. */
export interface MappedFramework {
  frameworkName: string;
  url: string;
  areas: readonly string[];
}

/** What a course teaches, as printed on its certificates. */
export interface AchievedCourse {
  courseId: number;
  title: string;
  description: string;
  skills: readonly string[];
  frameworks: readonly MappedFramework[];
}

export interface IssuedCertificate {
  certificateId: string;
  /** `urn:uuid:…`; the same for both forms of the credential. */
  subjectId: string;
  /** null for the form without the name. */
  name: string | null;
  completedAt: string;
  issuedAt: string;
  instructionHours: number;
  isMeasuredTime: boolean;
  moduleCount: number;
  activityCount: number;
  statusListId: number;
  statusIndex: number;
}

/** Returns what was achieved. @param id the address of its document */
export function buildAchievement(id: string, course: AchievedCourse): Achievement {
  const { title, description, skills, frameworks } = course;
  const alignment = frameworks.flatMap(({ frameworkName, url, areas }) =>
    areas.map((area) => ({
      type: ['Alignment'] as ['Alignment'],
      targetName: area,
      targetFramework: frameworkName,
      targetUrl: url,
    })),
  );
  return {
    id,
    type: ['Achievement'],
    achievementType: 'CertificateOfCompletion',
    name: title,
    description,
    criteria: {
      narrative:
        'Complete every module of the course and pass every activity. Activities are graded by the server.' +
        (alignment.length > 0
          ? ' The mapping to frameworks is the issuer’s own. It is not an endorsement by their owners.'
          : ''),
    },
    inLanguage: 'en-US',
    ...(skills.length > 0 ? { tag: [...skills] } : {}),
    ...(alignment.length > 0 ? { alignment } : {}),
    resultDescription: [
      {
        id: `${id}#instruction-hours`,
        type: ['ResultDescription'],
        name: 'Instruction hours',
        resultType: 'ext:InstructionHours',
      },
    ],
  };
}

/** Returns the credential of a certificate, to be signed. */
export function buildCredential(
  origin: string,
  issuer: IssuerProfile,
  achievement: Achievement,
  certificate: IssuedCertificate,
): AchievementCredential {
  const { certificateId, name, statusListId, statusIndex } = certificate;
  const statusListUrl = documentUrl(origin, documentPaths.statusList(statusListId));
  return {
    '@context': CREDENTIAL_CONTEXT,
    id: documentUrl(origin, documentPaths.credential(certificateId)),
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: achievement.name,
    issuer,
    validFrom: wholeSeconds(certificate.issuedAt),
    awardedDate: wholeSeconds(certificate.completedAt),
    credentialSubject: {
      id: certificate.subjectId,
      type: ['AchievementSubject'],
      ...(name === null
        ? {}
        : {
            identifier: [
              { type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' },
            ],
          }),
      narrative: narrativeOf(certificate),
      result: [
        {
          type: ['Result'],
          resultDescription: achievement.resultDescription[0].id,
          value: String(certificate.instructionHours),
        },
      ],
      achievement,
    },
    evidence: [
      {
        id: verificationUrl(origin, certificateId),
        type: ['Evidence'],
        name: 'Verification page',
        description: 'Shows whether this certificate is valid.',
      },
    ],
    credentialSchema: [{ id: CREDENTIAL_SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
    credentialStatus: {
      id: `${statusListUrl}#${statusIndex}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(statusIndex),
      statusListCredential: statusListUrl,
    },
  };
}

/** Returns a status list to be signed. @param encodedList as `encodeStatusList` returns it */
export function buildStatusList(
  origin: string,
  issuerId: string,
  listId: number,
  encodedList: string,
  now: Date,
): StatusListCredential {
  const id = documentUrl(origin, documentPaths.statusList(listId));
  return {
    '@context': [CREDENTIAL_CONTEXT[0]],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: issuerId,
    validFrom: wholeSeconds(now.toISOString()),
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList,
    },
  };
}

/** Returns the claims that a JWT of a credential repeats. `nbf` counts seconds. */
export function claimsOf(credential: AchievementCredential | StatusListCredential) {
  const { issuer, credentialSubject, id, validFrom } = credential;
  return {
    iss: typeof issuer === 'string' ? issuer : issuer.id,
    jti: id,
    sub: credentialSubject.id,
    nbf: Date.parse(validFrom) / 1000,
  };
}

function narrativeOf(certificate: IssuedCertificate): string {
  const { instructionHours, isMeasuredTime, moduleCount, activityCount } = certificate;
  const kind = isMeasuredTime ? 'of measured learning time' : 'of instruction';
  const parts = [
    `Completed all ${moduleCount} modules`,
    ...(activityCount > 0 ? [`passed all ${activityCount} activities`] : []),
  ];
  return `${parts.join(' and ')}: ${instructionHours} hours ${kind}.`;
}

function wholeSeconds(instant: string): string {
  return instant.replace(/\.\d+Z$/, 'Z');
}
