import { asArray, asText, isObject, type Json, type JsonObject } from '../reading/parse-json.ts';
import type { CheckReason } from './verdict.ts';

/** What the standard demands of one kind of object. @see https://www.imsglobal.org/spec/ob/v3p0/#data-model */
interface Shape {
  type: string;
  /** Fields that must be a text. */
  texts?: readonly string[];
  /** Fields that are objects, or lists of them. */
  /** The name of their shape. */
  objects?: Readonly<Record<string, string>>;
  required?: readonly string[];
  /** A text may stand for the object: its address. */
  mayBeAddress?: boolean;
}

const shapes: Readonly<Record<string, Shape>> = {
  profile: {
    type: 'Profile',
    texts: ['id'],
    objects: {
      otherIdentifier: 'identifierEntry',
      parentOrg: 'profile',
      address: 'address',
      image: 'image',
    },
    mayBeAddress: true,
  },
  identifierEntry: { type: 'IdentifierEntry', texts: ['identifier', 'identifierType'] },
  address: { type: 'Address', objects: { geo: 'geo' } },
  geo: { type: 'GeoCoordinates', required: ['latitude', 'longitude'] },
  image: { type: 'Image', texts: ['id'], mayBeAddress: true },
  subject: {
    type: 'AchievementSubject',
    objects: {
      achievement: 'achievement',
      identifier: 'identityObject',
      image: 'image',
      result: 'result',
      source: 'profile',
    },
    required: ['achievement'],
  },
  identityObject: {
    type: 'IdentityObject',
    texts: ['identityHash', 'identityType'],
    required: ['hashed'],
  },
  result: { type: 'Result', objects: { alignment: 'alignment' } },
  achievement: {
    type: 'Achievement',
    texts: ['id', 'name', 'description'],
    objects: {
      alignment: 'alignment',
      creator: 'profile',
      image: 'image',
      otherIdentifier: 'identifierEntry',
      related: 'related',
      resultDescription: 'resultDescription',
    },
    required: ['criteria'],
  },
  alignment: { type: 'Alignment', texts: ['targetName', 'targetUrl'] },
  related: { type: 'Related', texts: ['id'] },
  resultDescription: {
    type: 'ResultDescription',
    texts: ['id', 'name', 'resultType'],
    objects: { alignment: 'alignment', rubricCriterionLevel: 'rubricLevel' },
  },
  rubricLevel: {
    type: 'RubricCriterionLevel',
    texts: ['id', 'name'],
    objects: { alignment: 'alignment' },
  },
  evidence: { type: 'Evidence' },
};

const CONTEXTS = {
  current: 'https://www.w3.org/ns/credentials/v2',
  older: 'https://www.w3.org/2018/credentials/v1',
};
const BADGE_CONTEXT =
  /^https:\/\/(purl\.imsglobal\.org\/spec\/ob\/v3p0\/context(-3\.\d\.\d)?\.json|imsglobal\.github\.io\/openbadges-specification\/context\.json)$/;
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

export interface ShapeFinding {
  isBadge: boolean;
  reason?: CheckReason;
}

/** Compares a credential with the data model of Open Badges 3.0, as far as the verdict and what is shown depend on it. */
export function checkShape(credential: JsonObject): ShapeFinding {
  const [first, second] = asArray(credential['@context']);
  const types = asArray(credential['type']);
  const isBadgeType =
    types.includes('OpenBadgeCredential') || types.includes('AchievementCredential');
  const isKnown = first === CONTEXTS.current || first === CONTEXTS.older;
  if (
    !isKnown ||
    !BADGE_CONTEXT.test(asText(second) ?? '') ||
    !types.includes('VerifiableCredential') ||
    !isBadgeType
  ) {
    const isOther =
      isKnown && types.includes('VerifiableCredential') && types.length > 1 && !isBadgeType;
    return { isBadge: false, reason: isOther ? 'other_credential' : 'not_an_open_badge' };
  }
  const isOlder = first === CONTEXTS.older;
  const from = credential[isOlder ? 'issuanceDate' : 'validFrom'];
  const until = credential[isOlder ? 'expirationDate' : 'validUntil'];
  const isWhole =
    typeof credential['id'] === 'string' &&
    isDate(from) &&
    (until === undefined || isDate(until)) &&
    (credential['awardedDate'] === undefined || isDate(credential['awardedDate'])) &&
    isObject(credential['credentialSubject']) &&
    fits(credential['credentialSubject'], 'subject') &&
    credential['issuer'] !== undefined &&
    fits(credential['issuer'], 'profile') &&
    asArray(credential['evidence']).every((evidence) => fits(evidence, 'evidence'));
  if (!isWhole) return { isBadge: false, reason: 'missing_or_wrong_fields' };
  return { isBadge: true, ...(isOlder ? { reason: 'older_version' as const } : {}) };
}

const RECORD_CONTEXT =
  /^https:\/\/purl\.imsglobal\.org\/spec\/clr\/v2p0\/context(-2\.\d\.\d)?\.json$/;

/** Whether a credential follows the data model of the Comprehensive Learner Record 2.0. @see https://www.imsglobal.org/spec/clr/v2p0/ */
export function isLearnerRecord(credential: JsonObject): boolean {
  const [first, second] = asArray(credential['@context']);
  const types = asArray(credential['type']);
  const subject = credential['credentialSubject'];
  return (
    first === CONTEXTS.current &&
    RECORD_CONTEXT.test(asText(second) ?? '') &&
    types.includes('VerifiableCredential') &&
    types.includes('ClrCredential') &&
    typeof credential['id'] === 'string' &&
    isDate(credential['validFrom']) &&
    (credential['validUntil'] === undefined || isDate(credential['validUntil'])) &&
    credential['issuer'] !== undefined &&
    fits(credential['issuer'], 'profile') &&
    isObject(subject) &&
    asArray(subject['type']).includes('ClrSubject') &&
    asArray(subject['verifiableCredential']).length > 0
  );
}

/** Returns when the credential begins and ends, under the names of its version of the data model. */
export function periodOf(credential: JsonObject): { from?: string; until?: string } {
  const from = asText(credential['validFrom']) ?? asText(credential['issuanceDate']);
  const until = asText(credential['validUntil']) ?? asText(credential['expirationDate']);
  return { ...(from ? { from } : {}), ...(until ? { until } : {}) };
}

/** Returns the instants at which a credential says that it was awarded and issued. */
export function claimedInstants(credential: JsonObject): (string | undefined)[] {
  return [asText(credential['awardedDate']), periodOf(credential).from];
}

/** Returns the id of the issuer, which may be a text or an object. */
export function issuerIdOf(credential: JsonObject): string | undefined {
  const issuer = credential['issuer'];
  return isObject(issuer) ? asText(issuer['id']) : asText(issuer);
}

function fits(value: Json, name: string): boolean {
  const shape = shapes[name]!;
  if (typeof value === 'string') return shape.mayBeAddress === true;
  if (!isObject(value)) return false;
  return (
    asArray(value['type']).includes(shape.type) &&
    (shape.texts ?? []).every((field) => typeof value[field] === 'string') &&
    (shape.required ?? []).every((field) => value[field] !== undefined && value[field] !== null) &&
    Object.entries(shape.objects ?? {}).every(([field, nested]) =>
      asArray(value[field]).every((item) => fits(item, nested)),
    )
  );
}

function isDate(value: Json | undefined): boolean {
  return typeof value === 'string' && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value));
}
