import { documentPaths, documentUrl } from '@learning/shared/credentials/issuing/addresses';
import type { IssuerProfile } from '@learning/shared/credentials/issuing/credential-documents';
import { createHash } from 'node:crypto';
import type { SigningKeyRecord } from '../certificate-records.ts';
import type { PublicDocument, RsaPublicKey } from '../credential-provider.ts';
import type { IssuingDependencies } from '../dependencies.ts';

/** The issuer as it is published, and the key that signs now. */
export interface OpenedIssuer {
  origin: string;
  profile: IssuerProfile;
  kid: string;
}

type Dependencies = Pick<
  IssuingDependencies,
  'documents' | 'issuer' | 'issuers' | 'signer' | 'siteOrigin'
>;

/**
 * Returns a function that opens the issuer and publishes its profile and keys when they changed. It does so once per instance of a
 * function, and again after a failure.
 *
 * Source: rules/certificates.md K10
 */
export function issuerOpener(deps: Dependencies): (now: Date) => Promise<OpenedIssuer> {
  let opened: Promise<OpenedIssuer> | undefined;
  return (now) => {
    opened ??= openIssuer(deps, now).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
}

/** Opens the issuer. A new key is stored before anything is signed with it, and never removed. */
async function openIssuer(deps: Dependencies, now: Date): Promise<OpenedIssuer> {
  const { issuers, signer } = deps;
  const [origin, stored] = await Promise.all([deps.siteOrigin(), issuers.read()]);
  let { keys } = stored;
  const isCurrent = ({ source, kid }: SigningKeyRecord) =>
    source === signer.source && kid.startsWith(`${origin}/`);
  if (!keys.some(isCurrent)) {
    await issuers.addKey(newKey(origin, signer.source, await signer.readPublicKey(), now));
    ({ keys } = await issuers.read());
  }
  const profile = profileOf(origin, deps.issuer);
  const documents = issuerDocuments(profile, keys);
  if (hashOf(JSON.stringify(documents)) !== stored.documentsHash) await write(documents, deps, now);
  return { origin, profile, kid: keys.find(isCurrent)!.kid };
}

/** Writes the profile and all keys, also if nothing changed. */
export async function publishIssuer(deps: Dependencies, now: Date): Promise<void> {
  const [origin, { keys }] = await Promise.all([deps.siteOrigin(), deps.issuers.read()]);
  await write(issuerDocuments(profileOf(origin, deps.issuer), keys), deps, now);
}

async function write(
  published: readonly PublicDocument[],
  { documents, issuers }: Dependencies,
  now: Date,
): Promise<void> {
  for (const document of published) await documents.put(document);
  await issuers.savePublished(hashOf(JSON.stringify(published)), now);
}

/** Returns the key as it is stored: its id is the thumbprint of RFC 7638, so that no two keys share an address. */
function newKey(origin: string, source: string, jwk: RsaPublicKey, now: Date): SigningKeyRecord {
  const { kty, n, e } = jwk;
  const keyId = createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
  return {
    entity: 'signingKey',
    kid: documentUrl(origin, documentPaths.key(keyId)),
    keyId,
    source,
    jwk: { kty, n, e },
    createdAt: now.toISOString(),
  };
}

function profileOf(origin: string, { name, url, email }: Dependencies['issuer']): IssuerProfile {
  return {
    id: documentUrl(origin, documentPaths.issuer),
    type: ['Profile'],
    name,
    url: url ?? origin,
    ...(email === null ? {} : { email }),
  };
}

/** Returns the profile, each key alone (verifiers read it at its `kid`), and all keys as a set. */
function issuerDocuments(
  profile: IssuerProfile,
  keys: readonly SigningKeyRecord[],
): PublicDocument[] {
  const published = keys.map(({ jwk, kid }) => ({ ...jwk, alg: 'RS256', use: 'sig', kid }));
  const json = (path: string, body: object, contentType = 'application/json') => ({
    path,
    body: JSON.stringify(body),
    contentType,
    isImmutable: false,
  });
  return [
    ...keys.map(({ keyId }, at) =>
      json(documentPaths.key(keyId), published[at]!, 'application/jwk+json'),
    ),
    json(documentPaths.keySet, { keys: published }, 'application/jwk-set+json'),
    json(documentPaths.issuer, { '@context': [...PROFILE_CONTEXT], ...profile }),
  ];
}

const PROFILE_CONTEXT = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
];

export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
