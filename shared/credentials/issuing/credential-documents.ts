/**
 * The documents of Open Badges 3.0 that this product issues, with the members it uses.
 *
 * @see https://www.imsglobal.org/spec/ob/v3p0/
 */

/** Compared as texts by verifiers, so their order and spelling are fixed. */
export const CREDENTIAL_CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;

export const CREDENTIAL_SCHEMA =
  'https://purl.imsglobal.org/spec/ob/v3p0/schema/json/ob_v3p0_achievementcredential_schema.json';

export interface IssuerProfile {
  /** The address of the profile itself. */
  id: string;
  type: ['Profile'];
  name: string;
  url: string;
  email?: string;
  description?: string;
}

export interface Alignment {
  type: ['Alignment'];
  targetName: string;
  targetFramework: string;
  targetUrl: string;
}

export interface ResultDescription {
  id: string;
  type: ['ResultDescription'];
  name: string;
  resultType: 'ext:InstructionHours';
}

export interface Achievement {
  /** The address of the achievement's document. */
  id: string;
  type: ['Achievement'];
  achievementType: 'CertificateOfCompletion';
  name: string;
  description: string;
  criteria: { narrative: string };
  inLanguage: 'en-US';
  tag?: string[];
  alignment?: Alignment[];
  resultDescription: [ResultDescription];
}

/** A name in plain text. A credential without one says nothing about the person. */
export interface NameIdentity {
  type: 'IdentityObject';
  hashed: false;
  identityHash: string;
  identityType: 'name';
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
    identifier?: [NameIdentity];
    narrative: string;
    result: [{ type: ['Result']; resultDescription: string; value: string }];
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
