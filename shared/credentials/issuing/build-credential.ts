/** Builds the documents of a certificate. Source: rules/certificates.md K6, K9, K10, K13 */
import {
  CREDENTIAL_CONTEXT,
  CREDENTIAL_SCHEMA,
  type Achievement,
  type AchievementCredential,
  type CredentialResult,
  type EmailIdentity,
  type Image,
  type IssuerProfile,
  type LearnerRecordCredential,
  type StatusListCredential,
} from './credential-documents.ts';
import { areaCode, areaUrl } from './areas.ts';
import { documentPaths, documentUrl, verificationUrl } from './addresses.ts';

/** A framework of a certifying body, and the areas that the curriculum maps a course to. */
export interface MappedFramework {
  framework: string;
  frameworkName: string;
  areas: readonly string[];
}

/** Where an achievement is published, and by whom. */
export interface AchievementPlace {
  origin: string;
  /** The address of its document. */
  id: string;
  issuer: IssuerProfile;
  image: Image;
}

/** What a course teaches, as printed on its certificates. */
export interface AchievedCourse {
  courseId: number;
  title: string;
  description: string;
  skills: readonly string[];
  frameworks: readonly MappedFramework[];
  /** Rows of the rubric in which the capstone has a level. */
  capstoneRows: readonly string[];
  /** Names of the retests that were passed. */
  retests: readonly string[];
}

export interface IssuedCertificate {
  certificateId: string;
  /** `urn:uuid:…`; the same for both forms of the credential. */
  subjectId: string;
  /** null for the form without the name. */
  name: string | null;
  /** Absent unless the learner wants to be found by their e-mail address. */
  email?: EmailIdentity;
  completedAt: string;
  issuedAt: string;
  /** null when measured time did not support them: then the credential states none. */
  instructionHours: number | null;
  moduleCount: number;
  /** In words: `2 graded activities and 1 document`; empty for none. */
  activities: string;
  /** What it says of the capstone, and the level of each row; absent for a course without one. */
  capstone?: { sentence: string; levels: readonly { row: string; level: string }[] };
  /** Retests that were passed, with their days: `2026-12-18`. */
  stillKnown: readonly { name: string; passedOn: string }[];
  statusListId: number;
  statusIndex: number;
}

/** Returns what was achieved. */
export function buildAchievement(course: AchievedCourse, place: AchievementPlace): Achievement {
  const { title, description, skills, frameworks, capstoneRows, retests } = course;
  const { origin, id, issuer, image } = place;
  const { email: _email, ...creator } = issuer;
  const alignment = frameworks.flatMap(({ framework, frameworkName, areas }) =>
    areas.map((area) => ({
      type: ['Alignment'] as ['Alignment'],
      targetCode: areaCode(framework, area),
      targetName: area,
      targetFramework: frameworkName,
      targetUrl: areaUrl(origin, framework, area),
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
        'Complete every module of the course, pass every scenario and skill check, and complete every document. Scenarios and skill checks are graded by the server; documents are not graded.' +
        (alignment.length > 0
          ? ' The mapping to frameworks is the issuer’s own. It is not an endorsement by their owners.'
          : '') +
        (retests.length > 0
          ? ' “Still knows it” takes a pass in a later retest: questions that were not asked last, with other figures, graded by the server.'
          : ''),
    },
    image,
    creator,
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
      ...capstoneRows.map((row, index) => ({
        id: `${id}#capstone-${index + 1}`,
        type: ['ResultDescription'] as ['ResultDescription'],
        name: capstoneRowName(row),
        resultType: 'ext:CapstoneLevel' as const,
      })),
      ...retests.map((name, index) => ({
        id: `${id}#retest-${index + 1}`,
        type: ['ResultDescription'] as ['ResultDescription'],
        name,
        resultType: 'ext:StillKnownOn' as const,
      })),
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
  const { certificateId, statusListId, statusIndex } = certificate;
  const identifier = identifiersOf(certificate);
  const results = resultsOf(certificate, achievement);
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
      ...(identifier.length > 0 ? { identifier } : {}),
      narrative: narrativeOf(certificate),
      ...(results.length > 0 ? { result: results } : {}),
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
export function claimsOf(
  credential: AchievementCredential | LearnerRecordCredential | StatusListCredential,
) {
  const { issuer, credentialSubject, id, validFrom } = credential;
  return {
    iss: typeof issuer === 'string' ? issuer : issuer.id,
    jti: id,
    sub: credentialSubject.id,
    nbf: Date.parse(validFrom) / 1000,
  };
}

function identifiersOf({ name, email }: IssuedCertificate) {
  const named = {
    type: 'IdentityObject' as const,
    hashed: false as const,
    identityHash: name ?? '',
    identityType: 'name' as const,
  };
  return [...(name === null ? [] : [named]), ...(email ? [email] : [])];
}

/** Returns how an achievement names the level of a row of the rubric. */
export const capstoneRowName = (row: string): string => `Capstone: ${row}`;

/** Returns the hours, the levels of the capstone and the days of retests, each with its description in the achievement. */
function resultsOf(
  { instructionHours, capstone, stillKnown }: IssuedCertificate,
  { resultDescription: [hours, ...others] }: Achievement,
): CredentialResult[] {
  const result = (resultDescription: string, value: string): CredentialResult => ({
    type: ['Result'],
    resultDescription,
    value,
  });
  const named = (name: string, value: string) => {
    const description = others.find((candidate) => candidate.name === name);
    return description ? [result(description.id, value)] : [];
  };
  const levels = (capstone?.levels ?? []).flatMap(({ row, level }) =>
    named(capstoneRowName(row), level),
  );
  const retests = stillKnown.flatMap(({ name, passedOn }) => named(name, passedOn));
  return [
    ...(instructionHours === null ? [] : [result(hours.id, String(instructionHours))]),
    ...levels,
    ...retests,
  ];
}

function narrativeOf(certificate: IssuedCertificate): string {
  const { instructionHours, moduleCount, activities } = certificate;
  const parts = [`Completed all ${moduleCount} modules`, ...(activities ? [activities] : [])];
  const unit = instructionHours === 1 ? 'hour' : 'hours';
  const hours = instructionHours === null ? '' : `: ${instructionHours} ${unit} of instruction`;
  const capstone = certificate.capstone ? ` ${certificate.capstone.sentence}` : '';
  const retests = certificate.stillKnown.map(({ name, passedOn }) => ` ${name} (${passedOn}).`);
  return `${parts.join(', with ')}${hours}.${capstone}${retests.join('')}`;
}

function wholeSeconds(instant: string): string {
  return instant.replace(/\.\d+Z$/, 'Z');
}
