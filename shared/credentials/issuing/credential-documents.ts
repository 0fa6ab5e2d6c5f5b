/**
 * The documents of Open Badges 3.0 that this product issues, with the members it uses.
 *
 * @see https://www.imsglobal.org/spec/ob/v3p0/
 */

/** Defines the type of a schema, without which a credential has no complete meaning as linked data. */
const EXTENSIONS = 'https://purl.imsglobal.org/spec/ob/v3p0/extensions.json';

/** Compared as texts by verifiers, so their order and spelling are fixed. Certificates of older releases have the first two. */
export const CREDENTIAL_CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
  EXTENSIONS,
] as const;

/** The same for a record of all certificates. */
export const LEARNER_RECORD_CONTEXT = [
  CREDENTIAL_CONTEXT[0],
  'https://purl.imsglobal.org/spec/clr/v2p0/context-2.0.1.json',
  CREDENTIAL_CONTEXT[1],
  EXTENSIONS,
] as const;

export const CREDENTIAL_SCHEMA =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

export const LEARNER_RECORD_SCHEMA =
  'https://purl.imsglobal.org/spec/clr/v2p0/schema/json/clr_v2p0_clrcredential_schema.json';

/** A picture at an address. */
export interface Image {
  id: string;
  type: 'Image';
  /** What it shows. */
  caption: string;
}

export interface IssuerProfile {
  /** The address of the profile itself. */
  id: string;
  type: ['Profile'];
  name: string;
  url: string;
  email?: string;
  image?: Image;
}

export interface Alignment {
  type: ['Alignment'];
  /** Tells the area from all others of its framework. */
  targetCode: string;
  targetName: string;
  targetFramework: string;
  targetUrl: string;
}

export interface ResultDescription {
  id: string;
  type: ['ResultDescription'];
  name: string;
  resultType: 'ext:InstructionHours' | 'ext:CapstoneLevel' | 'ext:StillKnownOn';
}

export interface Achievement {
  /** The address of the achievement's document. */
  id: string;
  type: ['Achievement'];
  achievementType: 'CertificateOfCompletion';
  name: string;
  description: string;
  criteria: { narrative: string };
  image: Image;
  creator: Omit<IssuerProfile, 'email'>;
  inLanguage: 'en-US';
  tag?: string[];
  alignment?: Alignment[];
  /** The hours first. */
  resultDescription: [ResultDescription, ...ResultDescription[]];
}

export interface CredentialResult {
  type: ['Result'];
  resultDescription: string;
  value: string;
}

/** A name in plain text. A credential without one says nothing about the person. */
export interface NameIdentity {
  type: 'IdentityObject';
  hashed: false;
  identityHash: string;
  identityType: 'name';
}

/** An e-mail address as a hash: who knows the address can confirm it, no one can read it. */
export interface EmailIdentity {
  type: 'IdentityObject';
  hashed: true;
  /** `sha256$` and the hexadecimal hash of address and salt. */
  identityHash: string;
  identityType: 'emailAddress';
  salt: string;
}

export interface StatusEntry {
  id: string;
  type: 'BitstringStatusListEntry';
  statusPurpose: 'revocation';
  statusListIndex: string;
  statusListCredential: string;
}

export interface AchievementCredential {
  '@context': readonly string[];
  id: string;
  type: ['VerifiableCredential', 'OpenBadgeCredential'];
  name: string;
  issuer: IssuerProfile;
  validFrom: string;
  awardedDate: string;
  credentialSubject: {
    id: string;
    type: ['AchievementSubject'];
    identifier?: (NameIdentity | EmailIdentity)[];
    narrative: string;
    /** Hours, levels of a capstone, and days of retests; absent when the certificate states none of them. */
    result?: CredentialResult[];
    achievement: Achievement;
  };
  evidence: [{ id: string; type: ['Evidence']; name: string; description: string }];
  credentialSchema: [{ id: string; type: '1EdTechJsonSchemaValidator2019' }];
  credentialStatus: StatusEntry;
}

export interface StatusListCredential {
  '@context': readonly string[];
  id: string;
  type: ['VerifiableCredential', 'BitstringStatusListCredential'];
  issuer: string;
  validFrom: string;
  credentialSubject: {
    id: string;
    type: 'BitstringStatusList';
    statusPurpose: 'revocation';
    encodedList: string;
  };
}

/** A signature inside of the document that it signs. @see https://www.w3.org/TR/vc-di-eddsa/#eddsa-rdfc-2022 */
export interface DataIntegrityProof {
  type: 'DataIntegrityProof';
  cryptosuite: 'eddsa-rdfc-2022';
  created: string;
  /** The address of the public key's document. */
  verificationMethod: string;
  proofPurpose: 'assertionMethod';
  proofValue: string;
}

export interface Proved {
  proof: [DataIntegrityProof];
}

/** A Comprehensive Learner Record. @see https://www.imsglobal.org/spec/clr/v2p0/ */
export interface LearnerRecordCredential {
  '@context': readonly string[];
  id: string;
  type: ['VerifiableCredential', 'ClrCredential'];
  name: string;
  description: string;
  issuer: IssuerProfile;
  validFrom: string;
  awardedDate: string;
  credentialSubject: {
    id: string;
    type: ['ClrSubject'];
    identifier: [NameIdentity];
    verifiableCredential: (AchievementCredential & Proved)[];
  };
  credentialSchema: [{ id: string; type: '1EdTechJsonSchemaValidator2019' }];
}
