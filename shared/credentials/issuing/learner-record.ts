import {
  LEARNER_RECORD_CONTEXT,
  LEARNER_RECORD_SCHEMA,
  type AchievementCredential,
  type IssuerProfile,
  type LearnerRecordCredential,
  type Proved,
} from './credential-documents.ts';

interface LearnerRecord {
  /** `urn:uuid:…` */
  id: string;
  /** `urn:uuid:…` */
  subjectId: string;
  learnerName: string;
  issuer: IssuerProfile;
  issuedAt: Date;
  /** Credentials of certificates, each with its proof. */
  credentials: readonly (AchievementCredential & Proved)[];
}

const inWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Returns all certificates of a learner as one record, to be signed. Source: rules/certificates.md K24 */
export function buildLearnerRecord(record: LearnerRecord): LearnerRecordCredential {
  const { id, subjectId, learnerName, issuer, issuedAt, credentials } = record;
  const instant = issuedAt.toISOString().replace(/\.\d+Z$/, 'Z');
  return {
    '@context': LEARNER_RECORD_CONTEXT,
    id,
    type: ['VerifiableCredential', 'ClrCredential'],
    name: `Certificates by ${issuer.name}`,
    description: `The certificates that were valid on ${inWords.format(issuedAt)}. Each can be verified on its own, and tells whether it is still valid.`,
    issuer,
    validFrom: instant,
    awardedDate: instant,
    credentialSubject: {
      id: subjectId,
      type: ['ClrSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          hashed: false,
          identityHash: learnerName,
          identityType: 'name',
        },
      ],
      verifiableCredential: [...credentials],
    },
    credentialSchema: [{ id: LEARNER_RECORD_SCHEMA, type: '1EdTechJsonSchemaValidator2019' }],
  };
}
