/** The items of certificates and of what is published about them, as stored. */
import { CAPSTONE_RATERS } from '@learning/shared/domain/capstone/capstone-rules';
import { REPLACEMENT_REASONS } from '@learning/shared/domain/replacement-reasons';
import { RETEST_DAYS } from '@learning/shared/domain/retest/retest-rules';
import { REVOCATION_REASONS } from '@learning/shared/domain/revocation-reasons';
import { ACTIVITY_TYPES } from '@learning/shared/domain/activity-types';
import * as z from 'zod';
import { storedItem } from '#table/stored-item.ts';
import type { Item } from '#table/table.ts';

/** A certificate of a learner; the latest one of a course, or a former one. */
export const CertificateRecord = z.object({
  entity: z.literal('certificate'),
  certificateId: z.string(),
  userId: z.string(),
  courseId: z.int(),
  participantName: z.string(),
  courseName: z.string(),
  completedAt: z.string(),
  /** When the course's certificate was claimed; a correction does not change it. Billing reads it. */
  claimedAt: z.string(),
  issuedAt: z.string(),
  state: z.enum(['valid', 'revoked', 'replaced']),
  revocation: z.object({ reason: z.enum(REVOCATION_REASONS), revokedAt: z.string() }).nullable(),
  replacement: z
    .object({
      certificateId: z.string(),
      replacedAt: z.string(),
      reason: z.enum(REPLACEMENT_REASONS),
    })
    .nullable(),
  /** The certificate that this one followed. */
  replaces: z.string().nullable(),
  /** Every earlier certificate of the course. */
  formerIds: z.array(z.string()),
  /** Corrections so far. */
  corrections: z.int(),
  /** null when measured time did not support them. */
  instructionHours: z.number().nullable(),
  minutes: z.object({ onScreen: z.int(), activities: z.int(), atDesk: z.int() }).nullable(),
  moduleCount: z.int(),
  activities: z.array(
    z.object({
      title: z.string(),
      type: z.enum(ACTIVITY_TYPES),
      score: z.int(),
      completedAt: z.string(),
    }),
  ),
  /** Missing for courses without a capstone, and in certificates of older releases. */
  capstone: z
    .object({
      ratedBy: z.enum(CAPSTONE_RATERS).nullable(),
      raterCount: z.int(),
      rows: z.array(z.object({ row: z.string(), level: z.string() })),
    })
    .optional(),
  /** Retests that it states. Missing in certificates that state none. */
  stillKnown: z.array(z.object({ days: z.literal(RETEST_DAYS), passedAt: z.string() })).optional(),
  courseDescription: z.string(),
  skills: z.array(z.string()),
  frameworks: z.object({
    shrm: z.array(z.string()),
    hrci: z.array(z.string()),
    /** Missing in certificates of older releases. */
    cipd: z.array(z.string()).optional(),
  }),
  isNamePublic: z.boolean(),
  areScoresPublic: z.boolean(),
  /** Whether the learner's downloads name the e-mail address as a hash. Missing in certificates of older releases. */
  hasEmailHash: z.boolean().optional(),
  subjectId: z.string(),
  statusListId: z.int(),
  statusIndex: z.int(),
  /** Kept at the learner's wish when the account was deleted: no one is told of its changes anymore. */
  isOfDeletedAccount: z.literal(true).optional(),
  /** Grows with each change. */
  version: z.int(),
});

/** The second signature of a form. */
const Proof = z.object({
  type: z.literal('DataIntegrityProof'),
  cryptosuite: z.literal('eddsa-rdfc-2022'),
  created: z.string(),
  verificationMethod: z.string(),
  proofPurpose: z.literal('assertionMethod'),
  proofValue: z.string(),
});

/**
 * The signed forms of a certificate, with its owner. Their content never changes; they are signed again once a key that signed them is
 * withdrawn.
 */
export const CredentialRecord = z.object({
  entity: z.literal('credential'),
  certificateId: z.string(),
  userId: z.string(),
  courseId: z.int(),
  /** VC-JWT with the learner's name. */
  named: z.string(),
  /** VC-JWT without it. */
  nameless: z.string(),
  /** The second signatures of both. Missing in credentials of older releases. */
  proofs: z.object({ named: Proof, nameless: Proof }).optional(),
  /** The form with name and hashed e-mail address, for the learner's own downloads; no public document has it. */
  addressed: z.object({ token: z.string(), proof: Proof }).optional(),
  /** The digests of forms that others have replaced; learners still have them. */
  formerDigests: z.array(z.string()).optional(),
  statusListId: z.int(),
  statusIndex: z.int(),
});

/** Work that a change of a certificate leaves for the publisher; it is removed once it is done. */
export const CredentialChange = z.object({
  entity: z.literal('credentialChange'),
  /** Last part of the sort key. */
  name: z.string(),
  /** Tells this change from a later one of the same name. */
  changeId: z.string(),
  work: z.discriminatedUnion('kind', [
    /** Write a certificate's documents. */
    z.object({ kind: z.literal('publish'), certificateId: z.string() }),
    /** Write a certificate's documents and its achievement. */
    z.object({ kind: z.literal('rewrite'), certificateId: z.string() }),
    /** Sign a certificate again if a key that signed it was withdrawn or a signature is missing, and write its documents. */
    z.object({ kind: z.literal('signAgain'), certificateId: z.string() }),
    /** Write the issuer's documents, also if they are published already. */
    z.object({ kind: z.literal('issuer') }),
    /** Write a status list. */
    z.object({ kind: z.literal('statusList'), listId: z.int() }),
    /** Revoke one certificate. */
    z.object({
      kind: z.literal('revoke'),
      certificateId: z.string(),
      reason: z.enum(REVOCATION_REASONS),
    }),
    /** Money went back: revoke what was earned with it, unless there is other paid access. */
    z.object({
      kind: z.literal('withdraw'),
      userId: z.string(),
      courseIds: z.array(z.int()),
      /** Certificates claimed before were earned in another way. */
      claimedSince: z.string().nullable(),
      orderId: z.string(),
      reason: z.enum(REVOCATION_REASONS),
    }),
  ]),
});

/** A public key that signed credentials; never removed. */
export const SigningKeyRecord = z.object({
  entity: z.literal('signingKey'),
  /** The address of its document, as credentials name it. */
  kid: z.string(),
  keyId: z.string(),
  /** The key in its service. */
  source: z.string(),
  /** RSA signs tokens, Ed25519 the second proofs. */
  jwk: z.discriminatedUnion('kty', [
    z.object({ kty: z.literal('RSA'), n: z.string(), e: z.string() }),
    z.object({ kty: z.literal('OKP'), crv: z.literal('Ed25519'), x: z.string() }),
  ]),
  createdAt: z.string(),
  /** From when on it is distrusted. Source: rules/certificates.md K10 */
  withdrawnAt: z.string().optional(),
});

/** What was published about the issuer last, so that it is written again only if it changed. */
export const IssuerRecord = z.object({
  entity: z.literal('issuer'),
  documentsHash: z.string(),
  /** When the newest document was written. */
  publishedAt: z.string(),
});

/** A certificate that was claimed with a seat, kept with the plan that pays for the seat. */
export const SeatCertificateRecord = z.object({
  entity: z.literal('seatCertificate'),
  orderId: z.string(),
  memberId: z.string(),
  courseId: z.int(),
  claimedAt: z.string(),
});

export const certificateItem = storedItem(CertificateRecord, {
  version: 2,
  migrations: { 1: withoutMeasuredHours },
});
export const credentialItem = storedItem(CredentialRecord);
export const credentialChangeItem = storedItem(CredentialChange);
export const signingKeyItem = storedItem(SigningKeyRecord);
export const issuerItem = storedItem(IssuerRecord);
export const seatCertificateItem = storedItem(SeatCertificateRecord);

export type CertificateRecord = z.infer<typeof CertificateRecord>;
export type CredentialRecord = z.infer<typeof CredentialRecord>;
export type CredentialChange = z.infer<typeof CredentialChange>;
export type CredentialWork = CredentialChange['work'];
export type SeatCertificateRecord = z.infer<typeof SeatCertificateRecord>;
export type SigningKeyRecord = z.infer<typeof SigningKeyRecord>;

/** Version 1 printed the measured time in place of hours that it did not support, and was replaced only for its name. */
function withoutMeasuredHours({ isMeasuredTime, ...item }: Item): Item {
  const { replacement, instructionHours } = item;
  return {
    ...item,
    instructionHours: isMeasuredTime === true ? null : instructionHours,
    replacement: replacement ? { ...replacement, reason: 'name' } : null,
  };
}
