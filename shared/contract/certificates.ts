/** Certificates of completion. Source: rules/certificates.md K1, K2, K7, K9 */
import * as z from 'zod';
import { ACTIVITY_TYPES } from '#domain/activity-types.ts';
import { REVOCATION_REASONS } from '#domain/revocation-reasons.ts';
import { StudyMinutes } from './catalog.ts';
import { CourseId, Instant, Name, Percent, UserId } from './fields.ts';
import { defineRoutes } from './route.ts';

/** 130 random bits in lower-case Crockford base 32. */
export const CertificateId = z
  .string()
  .regex(/^[0-9a-hjkmnp-tv-z]{26}$/, 'a certificate id of 26 digits and lower-case letters');

export const CERTIFICATE_STATES = ['valid', 'revoked'] as const;

/** What the public page shows besides the course, the dates and the hours. Source: rules/certificates.md K9 */
export const CertificateSharing = z
  .object({ isNamePublic: z.boolean(), areScoresPublic: z.boolean() })
  .meta({ id: 'CertificateSharing' });

/** Areas of a framework that the curriculum maps the course to; never an approval by its owner. */
export const FrameworkAreas = z
  .object({
    framework: z.enum(['shrm', 'hrci']),
    /** As printed: `SHRM Body of Applied Skills and Knowledge`. */
    frameworkName: z.string(),
    areas: z.array(z.string()).min(1),
  })
  .meta({ id: 'FrameworkAreas' });

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
    /** The certificate that this one corrects; null for the first. */
    replaces: CertificateId.nullable(),
    /** Hours as printed. Source: rules/hours.md H7 */
    instructionHours: z.number().min(0),
    /** True when the hours are the measured time. */
    isMeasuredTime: z.boolean(),
    /** null if an earlier release recorded the completion. */
    minutes: StudyMinutes.nullable(),
    moduleCount: z.int().min(0),
    activities: z.array(
      z.object({
        title: z.string(),
        type: z.enum(ACTIVITY_TYPES),
        score: Percent,
        completedAt: Instant,
      }),
    ),
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
  })
  .meta({ id: 'Certificate' });

/** A completed course without a certificate. */
export const AvailableCertificate = z
  .object({
    courseId: CourseId,
    courseName: z.string(),
    completionDate: Instant,
    /** Hours that the certificate would print today. */
    instructionHours: z.number().min(0),
    isMeasuredTime: z.boolean(),
    /** Whether claiming ends a refund or an exchange that is still open. Source: rules/certificates.md K4 */
    closesRefund: z.boolean(),
    closesExchange: z.boolean(),
  })
  .meta({ id: 'AvailableCertificate' });

/** A certificate that was replaced by a corrected one, or revoked before the course was claimed again. */
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
    /** The certificate that corrects it; null if it was revoked. */
    replacedBy: CertificateId.nullable(),
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
});

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
    body: z.strictObject({ participantName: Name(100) }),
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
  changeCertificateSharing: {
    method: 'PUT',
    path: '/api/users/{userId}/certificates/{certificateId}/sharing',
    summary: 'Choose what the public page of a certificate shows',
    group: 'certificates',
    access: 'learner',
    refusesDemo: true,
    params: certificateParams,
    body: z.strictObject({ isNamePublic: z.boolean(), areScoresPublic: z.boolean() }),
    response: Certificate,
    errors: [
      'certificate_not_found',
      'certificate_replaced',
      'too_many_requests',
      'write_conflict',
    ],
  },
});

export type Certificate = z.infer<typeof Certificate>;
export type FormerCertificate = z.infer<typeof FormerCertificate>;
export type CertificateOverview = z.infer<typeof CertificateOverview>;
export type AvailableCertificate = z.infer<typeof AvailableCertificate>;
export type CertificateSharing = z.infer<typeof CertificateSharing>;
export type FrameworkAreas = z.infer<typeof FrameworkAreas>;
export type RevocationReason = (typeof REVOCATION_REASONS)[number];
