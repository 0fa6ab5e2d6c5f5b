/** Certificates of completion. Source: rules/certificates.md K1, K2, K7, K9, K17, K18 */
import * as z from 'zod';
import { ACTIVITY_TYPES } from '#domain/activity-types.ts';
import { CAPSTONE_RATERS } from '#domain/capstone/capstone-rules.ts';
import { REPLACEMENT_REASONS } from '#domain/replacement-reasons.ts';
import { RETEST_DAYS } from '#domain/retest/retest-rules.ts';
import { REVOCATION_REASONS } from '#domain/revocation-reasons.ts';
import { StudyMinutes } from './catalog.ts';
import { CourseId, Instant, Name, Percent, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** 130 random bits in lower-case Crockford base 32. */
export const CertificateId = z
  .string()
  .regex(
    /^[0-9a-hjkmnp-tv-z]{26}$/,
    'must be a certificate id of 26 digits and lower-case letters',
  );

export const CERTIFICATE_STATES = ['valid', 'revoked'] as const;

/** What the public page shows besides the course, the dates and the hours. Source: rules/certificates.md K9 */
export const CertificateSharing = z
  .object({ isNamePublic: z.boolean(), areScoresPublic: z.boolean() })
  .meta({ id: 'CertificateSharing' });

/** The second signature of a credential, for software that reads linked data instead of tokens. */
export const CredentialProof = z
  .object({
    type: z.literal('DataIntegrityProof'),
    cryptosuite: z.literal('eddsa-rdfc-2022'),
    created: Instant,
    /** The address of the public key's document. */
    verificationMethod: z.url(),
    proofPurpose: z.literal('assertionMethod'),
    proofValue: z.string(),
  })
  .meta({ id: 'CredentialProof' });
/** Graded activities and documents of the course, as they were when it was completed. */
const CertificateActivities = z.array(
  z.object({
    title: z.string(),
    type: z.enum(ACTIVITY_TYPES),
    score: Percent,
    completedAt: Instant,
  }),
);

/** How far measured time supports the hours of a course. Source: rules/hours.md H7 */
const measuredHours = {
  /** Instruction hours of the course on the day of its completion. */
  courseHours: z.number().min(0),
  /** Minutes that the player has measured in the course, until today. */
  measuredMinutes: z.int().min(0),
};

/** Areas of a framework that the curriculum maps the course to; never an approval by its owner. */
export const FrameworkAreas = z
  .object({
    framework: z.enum(['shrm', 'hrci']),
    /** As printed: `SHRM Body of Applied Skills and Knowledge`. */
    frameworkName: z.string(),
    areas: z.array(z.string()).min(1),
  })
  .meta({ id: 'FrameworkAreas' });

/** What a certificate says of the course's capstone; `ratedBy` is null while there is no rated one. */
export const CapstoneStatement = z
  .object({
    ratedBy: z.enum(CAPSTONE_RATERS).nullable(),
    raterCount: z.int().min(0),
    rows: z.array(z.object({ row: z.string(), level: z.string() })),
  })
  .meta({ id: 'CapstoneStatement' });

/** A retest that the holder of a certificate passed, with its day. Source: rules/certificates.md K29 */
export const StillKnown = z
  .object({ days: z.literal(RETEST_DAYS), passedAt: Instant })
  .meta({ id: 'StillKnown' });

/** A learner's certificate of a course: the latest one, if it was corrected. */
export const Certificate = z
  .object({
    /** The same as `certificateId`. */
    id: CertificateId,
    userId: z.string(),
    courseId: CourseId,
    participantName: z.string(),
    courseName: z.string(),
    completionDate: Instant,
    /** Identifier for verification; it cannot be guessed. */
    certificateId: CertificateId,
    issuedAt: Instant,
    state: z.enum(CERTIFICATE_STATES),
    /** null while it is valid. */
    revocation: z.object({ reason: z.enum(REVOCATION_REASONS), revokedAt: Instant }).nullable(),
    /** The certificate that this one followed; null for the first. */
    replaces: CertificateId.nullable(),
    /** Hours as printed; null when measured time did not support them, and then nothing prints hours. Source: rules/hours.md H7 */
    instructionHours: z.number().min(0).nullable(),
    /** null if an earlier release recorded the completion. */
    minutes: StudyMinutes.nullable(),
    moduleCount: z.int().min(0),
    activities: CertificateActivities,
    /** null for a course without a capstone. */
    capstone: CapstoneStatement.nullable(),
    /** Retests that the certificate states. */
    stillKnown: z.array(StillKnown),
    /** What the course taught, as it was when the certificate was issued. */
    skills: z.array(z.string()),
    frameworks: z.array(FrameworkAreas),
    sharing: CertificateSharing,
    correctionsLeft: z.int().min(0),
    issuerName: z.string(),
    /** `https://…/verify/{certificateId}`: for the QR code, LinkedIn and sharing. */
    verificationUrl: z.url(),
    /** `https://…/credentials/{certificateId}.jwt` */
    credentialUrl: z.url(),
    /** The signed credential with the learner's name, for downloads and baking. */
    credential: z.string(),
    /** Signs the same content as `credential`; null if an earlier release issued the certificate. */
    proof: CredentialProof.nullable(),
    /** Whether `credential` names the e-mail address as a hash, too. Source: rules/certificates.md K23 */
    hasEmailHash: z.boolean(),
  })
  .meta({ id: 'Certificate' });

/** A completed course without a certificate, with what its certificate would say today. */
export const AvailableCertificate = z
  .object({
    courseId: CourseId,
    courseName: z.string(),
    completionDate: Instant,
    /** null while measured time does not support them. */
    instructionHours: z.number().min(0).nullable(),
    ...measuredHours,
    moduleCount: z.int().min(0),
    activities: CertificateActivities,
    /** null for a course without a capstone. */
    capstone: CapstoneStatement.nullable(),
    skills: z.array(z.string()),
    frameworks: z.array(FrameworkAreas),
    /** Whether claiming ends a refund or an exchange that is still open. Source: rules/certificates.md K4 */
    closesRefund: z.boolean(),
    closesExchange: z.boolean(),
  })
  .meta({ id: 'AvailableCertificate' });

/** A valid certificate that prints no hours. Source: rules/certificates.md K17 */
export const CertificateWithoutHours = z
  .object({
    certificateId: CertificateId,
    courseId: CourseId,
    ...measuredHours,
    /** Whether measured time supports the hours by now, so that the certificate can be reissued with them. */
    canBeReissued: z.boolean(),
  })
  .meta({ id: 'CertificateWithoutHours' });

/** A certificate that was replaced by another one, or revoked before the course was claimed again. */
export const FormerCertificate = z
  .object({
    certificateId: CertificateId,
    courseId: CourseId,
    courseName: z.string(),
    participantName: z.string(),
    issuedAt: Instant,
    state: z.enum(['replaced', 'revoked']),
    /** When it was replaced or revoked. */
    changedAt: Instant,
    /** null if it was replaced. */
    reason: z.enum(REVOCATION_REASONS).nullable(),
    /** The certificate that followed it; null if it was revoked. */
    replacedBy: CertificateId.nullable(),
    /** Why it was replaced: the name was corrected, or hours, the capstone or a retest were added; null if it was revoked. */
    replacedFor: z.enum(REPLACEMENT_REASONS).nullable(),
    sharing: CertificateSharing,
    verificationUrl: z.url(),
  })
  .meta({ id: 'FormerCertificate' });

export const CertificateOverview = z.object({
  /** Latest first. */
  certificates: z.array(Certificate),
  /** Changed last, first. Source: rules/certificates.md K7, K8 */
  former: z.array(FormerCertificate),
  /** Completed last, first. */
  available: z.array(AvailableCertificate),
  withoutHours: z.array(CertificateWithoutHours),
  /** Valid certificates that do not say how the capstone was rated since: they can be reissued with it. */
  newCapstones: z.array(z.object({ certificateId: CertificateId, courseId: CourseId })),
  /** Of each valid certificate whose holder can show, now or later, that they still know the course. */
  retests: z.array(
    z.object({
      certificateId: CertificateId,
      courseId: CourseId,
      /** null once all are passed. */
      next: z
        .object({ days: z.literal(RETEST_DAYS), opensAt: Instant, isOpen: z.boolean() })
        .nullable(),
      /** Passed, and not on the certificate yet: it can be reissued with them. */
      toAdd: z.array(StillKnown),
    }),
  ),
});

/** All valid certificates of a learner, signed as one Comprehensive Learner Record 2.0. */
export const LearnerRecord = z
  .object({
    certificateCount: z.int().min(1),
    /** The record as VC-JWT. */
    credential: z.string(),
    /** Signs the same content. */
    proof: CredentialProof,
  })
  .meta({ id: 'LearnerRecord' });

const userParams = z.strictObject({ userId: UserId });
const certificateParams = z.strictObject({ userId: UserId, certificateId: CertificateId });

export const certificateRoutes = defineRoutes({
  listCertificates: {
    method: 'GET',
    path: '/api/users/{userId}/certificates',
    summary: "A learner's certificates",
    group: 'certificates',
    access: 'learner',
    params: userParams,
    response: z.array(Certificate),
  },
  getCertificateOverview: {
    method: 'GET',
    path: '/api/users/{userId}/certificates/overview',
    summary: "A learner's certificates and the ones ready to claim, in one round trip",
    group: 'certificates',
    access: 'learner',
    params: userParams,
    response: CertificateOverview,
  },
  claimCertificate: {
    method: 'POST',
    path: '/api/certificates',
    summary: 'Claim the certificate of a completed course; a second claim answers the first one',
    group: 'certificates',
    access: 'learner',
    refusesDemo: true,
    body: z.strictObject({
      userId: UserId,
      courseId: CourseId,
      participantName: Name(100),
      courseName: z
        .string()
        .max(200)
        .optional()
        .meta({ description: 'Ignored: the title comes from the catalog.' }),
      isNamePublic: z.boolean().optional().meta({
        description: 'Whether the public page shows the name; true if absent. It can be changed.',
      }),
      hasEmailHash: z.boolean().optional().meta({
        description:
          'Whether the downloads name the e-mail address as a salted hash; false if absent. It can be changed.',
      }),
    }),
    response: Certificate,
    status: 201,
    errors: [
      'course_not_found',
      'not_enrolled',
      'course_incomplete',
      'certificate_access_ended',
      'certificate_revoked',
      'too_many_requests',
      'write_conflict',
    ],
  },
  correctCertificate: {
    method: 'POST',
    path: '/api/users/{userId}/certificates/{certificateId}/correction',
    summary: 'Reissue a certificate with a corrected name; the old one says which one replaced it',
    group: 'certificates',
    access: 'learner',
    refusesDemo: true,
    params: certificateParams,
    body: z.strictObject({
      participantName: Name(100),
      isFormerNamePublic: z.boolean().optional().meta({
        description:
          'Whether the page of the former certificate goes on showing the former name; false if absent. A name that is hidden now stays hidden.',
      }),
    }),
    response: Certificate,
    status: 201,
    errors: [
      'certificate_not_found',
      'certificate_revoked',
      'certificate_replaced',
      'corrections_used_up',
      'too_many_requests',
      'write_conflict',
    ],
  },
  reissueCertificate: {
    method: 'POST',
    path: '/api/users/{userId}/certificates/{certificateId}/reissue',
    summary:
      'Reissue a certificate with what it could not say before: hours, a capstone or a retest; a repeated call returns the new one',
    group: 'certificates',
    access: 'learner',
    refusesDemo: true,
    params: certificateParams,
    response: Certificate,
    status: 201,
    errors: [
      'certificate_not_found',
      'certificate_revoked',
      'hours_not_measured',
      'too_many_requests',
      'write_conflict',
    ],
  },
  changeCertificateSharing: {
    method: 'PUT',
    path: '/api/users/{userId}/certificates/{certificateId}/sharing',
    summary:
      'Choose what the public page of a certificate shows, also of a former one; all of the course with the same name follow',
    group: 'certificates',
    access: 'learner',
    refusesDemo: true,
    params: certificateParams,
    body: z.strictObject({ isNamePublic: z.boolean(), areScoresPublic: z.boolean() }),
    response: z.object({ certificateId: CertificateId, sharing: CertificateSharing }),
    errors: ['certificate_not_found', 'too_many_requests', 'write_conflict'],
  },
  changeCertificateEmailHash: {
    method: 'PUT',
    path: '/api/users/{userId}/certificates/{certificateId}/email-hash',
    summary: 'Choose whether the downloads of a certificate name the e-mail address as a hash',
    group: 'certificates',
    access: 'learner',
    refusesDemo: true,
    params: certificateParams,
    body: z.strictObject({ hasEmailHash: z.boolean() }),
    response: Certificate,
    errors: [
      'certificate_not_found',
      'certificate_revoked',
      'certificate_replaced',
      'too_many_requests',
      'write_conflict',
    ],
  },
  createLearnerRecord: {
    method: 'POST',
    path: '/api/users/{userId}/certificates/learner-record',
    summary: 'Sign all valid certificates as one Comprehensive Learner Record 2.0',
    group: 'certificates',
    access: 'learner',
    refusesDemo: true,
    params: userParams,
    response: LearnerRecord,
    errors: ['no_certificates', 'too_many_requests'],
  },
});

export type LearnerRecord = z.infer<typeof LearnerRecord>;
export type Certificate = z.infer<typeof Certificate>;
export type FormerCertificate = z.infer<typeof FormerCertificate>;
export type CertificateOverview = z.infer<typeof CertificateOverview>;
export type AvailableCertificate = z.infer<typeof AvailableCertificate>;
export type CertificateWithoutHours = z.infer<typeof CertificateWithoutHours>;
export type CertificateSharing = z.infer<typeof CertificateSharing>;
export type FrameworkAreas = z.infer<typeof FrameworkAreas>;
export type RevocationReason = (typeof REVOCATION_REASONS)[number];
