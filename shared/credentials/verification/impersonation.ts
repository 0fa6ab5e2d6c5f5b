import { asArray, asText, isObject, type Json, type JsonObject } from '../reading/parse-json.ts';
import { addressOfDidWeb } from './did-key.ts';
import { issuerIdOf } from './credential-shape.ts';
import type { KnownIssuer } from './issuer-key.ts';
import { readsAs } from './look-alikes.ts';

/**
 * Whether a credential of another issuer passes for one of the known issuer: under its name, or by addresses of its site. Nobody who
 * issues honestly needs either.
 *
 * Source: rules/certificates.md K21
 */
export function namesKnownIssuer(credential: JsonObject, known: KnownIssuer | undefined): boolean {
  const issuerId = issuerIdOf(credential);
  if (!known || issuerId === known.id) return false;
  const hosts = [known.id, ...(known.origins ?? [])].flatMap((address) => hostOf(address) ?? []);
  const isOurs = (value: Json | undefined) => {
    const host = hostOf(asText(value) ?? '');
    return host !== undefined && hosts.some((own) => host === own || host.endsWith(`.${own}`));
  };
  const issuers = profilesIn(credential['issuer']);
  const subjects = asArray(credential['credentialSubject']).filter(isObject);
  const achievements = subjects.flatMap((subject) => objectsIn(subject['achievement']));
  const profiles = [...issuers, ...achievements.flatMap(({ creator }) => profilesIn(creator))];
  const addresses = [
    credential['id'],
    issuerId,
    ...idsIn(credential['image']),
    ...idsIn(credential['evidence']),
    ...statusAddresses(credential),
    ...profiles.flatMap(({ id, url, image }) => [id, url, ...idsIn(image)]),
    ...subjects.flatMap(({ achievement, image }) => [...idsIn(achievement), ...idsIn(image)]),
    ...achievements.flatMap(({ criteria, image }) => [...idsIn(criteria), ...idsIn(image)]),
  ];
  const hasName = profiles.some((profile) =>
    known.names?.some((name) => readsAs(asText(profile['name']) ?? '', name)),
  );
  return hasName || addresses.some(isOurs);
}

function objectsIn(value: Json | undefined): JsonObject[] {
  return asArray(value).filter(isObject);
}

/** Returns profiles and the organizations above them. */
function profilesIn(value: Json | undefined): JsonObject[] {
  return objectsIn(value).flatMap((profile) => [profile, ...profilesIn(profile['parentOrg'])]);
}

/** Returns the addresses of objects: an address may stand for an object. */
function idsIn(value: Json | undefined): (Json | undefined)[] {
  return asArray(value).map((item) => (isObject(item) ? item['id'] : item));
}

function statusAddresses({ credentialStatus }: JsonObject): (Json | undefined)[] {
  return objectsIn(credentialStatus).map((entry) => entry['statusListCredential']);
}

function hostOf(address: string): string | undefined {
  const url = address.startsWith('did:web:') ? addressOfDidWeb(address.split('#')[0]!) : address;
  if (url === undefined || !URL.canParse(url)) return undefined;
  return new URL(url).host.toLowerCase().replace(/\.$/, '') || undefined;
}
