import {
  DID_DOCUMENT_PATH,
  documentPaths,
  documentUrl,
} from '@learning/shared/credentials/issuing/addresses';
import {
  CREDENTIAL_CONTEXT,
  type IssuerProfile,
} from '@learning/shared/credentials/issuing/credential-documents';
import { createHash } from 'node:crypto';
import { Failure } from '#failure.ts';
import { log } from '#observability/log.ts';
import type { SigningKeyRecord } from '../certificate-records.ts';
import type { PublicDocument } from '../credential-provider.ts';
import type { IssuingDependencies } from '../dependencies.ts';
import { issuerPicture } from '../pictures/issuer-picture.ts';
import {
  didDocument,
  KEY_CONTEXTS,
  keyDocument,
  multibaseOf,
  publicJwk,
  verificationMethods,
} from './key-documents.ts';

/** The issuer as it is published, and the keys that sign now. */
export interface OpenedIssuer {
  origin: string;
  profile: IssuerProfile;
  /** The address of the key that signs tokens. */
  kid: string;
  /** The address of the key that signs the second proofs. */
  proofMethod: string;
  /** The addresses of keys that are distrusted. */
  withdrawn: ReadonlySet<string>;
}

type Dependencies = Pick<
  IssuingDependencies,
  'documents' | 'issuer' | 'issuers' | 'proofSigner' | 'signer' | 'siteOrigin'
>;

/** A key that an operator withdraws signs nothing more within this time. */
const OPENED_MS = 60_000;

/**
 * Returns a function that opens the issuer and publishes its profile and keys when they changed. An instance of a function does so once
 * a minute, and again after a failure.
 *
 * Source: rules/certificates.md K10
 */
export function issuerOpener(deps: Dependencies): (now: Date) => Promise<OpenedIssuer> {
  let opened: { issuer: Promise<OpenedIssuer>; until: number } | undefined;
  return (now) => {
    if (!opened || opened.until <= now.getTime()) {
      const issuer = openIssuer(deps, now).catch((error: unknown) => {
        opened = undefined;
        throw error;
      });
      opened = { issuer, until: now.getTime() + OPENED_MS };
    }
    return opened.issuer;
  };
}

/**
 * Opens the issuer. A new key is stored before anything is signed with it, and never removed.
 *
 * @throws Failure `service_unavailable` while a current key is withdrawn
 */
async function openIssuer(deps: Dependencies, now: Date): Promise<OpenedIssuer> {
  const { issuers, signer, proofSigner } = deps;
  const [origin, stored, proofKey] = await Promise.all([
    deps.siteOrigin(),
    issuers.read(),
    proofSigner.readPublicKey(),
  ]);
  let { keys } = stored;
  const isOfSite = ({ kid }: SigningKeyRecord) => kid.startsWith(`${origin}/`);
  const proofKeyId = multibaseOf(proofKey);
  const signs = (key: SigningKeyRecord) => isOfSite(key) && key.source === signer.source;
  const proves = (key: SigningKeyRecord) => isOfSite(key) && key.keyId === proofKeyId;
  const added = [
    ...(keys.some(signs) ? [] : [{ jwk: await signer.readPublicKey(), source: signer.source }]),
    ...(keys.some(proves) ? [] : [{ jwk: proofKey, source: proofSigner.source }]),
  ];
  for (const key of added) await issuers.addKey(newKey(origin, key, now));
  if (added.length > 0) ({ keys } = await issuers.read());
  const profile = profileOf(origin, deps.issuer);
  const documents = issuerDocuments(origin, profile, keys);
  if (publishedHash(documents) !== stored.documentsHash) await write(documents, deps, now);
  const [current, proving] = [keys.find(signs)!, keys.find(proves)!];
  for (const { kid, withdrawnAt } of [current, proving]) {
    if (withdrawnAt === undefined) continue;
    log.error('The key that signs is withdrawn; see "A key is no longer safe" in the runbook', {
      kid,
    });
    throw new Failure('service_unavailable');
  }
  const withdrawn = keys.filter((key) => key.withdrawnAt !== undefined).map(({ kid }) => kid);
  const { kid } = current;
  return { origin, profile, kid, proofMethod: proving.kid, withdrawn: new Set(withdrawn) };
}

/** Writes the profile and all keys, also if nothing changed. */
export async function publishIssuer(deps: Dependencies, now: Date): Promise<void> {
  const [origin, { keys }] = await Promise.all([deps.siteOrigin(), deps.issuers.read()]);
  await write(issuerDocuments(origin, profileOf(origin, deps.issuer), keys), deps, now);
}

async function write(
  published: readonly PublicDocument[],
  { documents, issuers }: Dependencies,
  now: Date,
): Promise<void> {
  for (const document of published) await documents.put(document);
  await issuers.savePublished(publishedHash(published), now);
}

/** Returns the key as it is stored. Its id follows from the key itself, so that no two keys share an address. */
function newKey(
  origin: string,
  { jwk, source }: Pick<SigningKeyRecord, 'jwk' | 'source'>,
  now: Date,
): SigningKeyRecord {
  const keyId = jwk.kty === 'RSA' ? thumbprintOf(jwk) : multibaseOf(jwk);
  return {
    entity: 'signingKey',
    kid: documentUrl(origin, documentPaths.key(keyId)),
    keyId,
    source,
    jwk: jwk.kty === 'RSA' ? { kty: jwk.kty, n: jwk.n, e: jwk.e } : jwk,
    createdAt: now.toISOString(),
  };
}

/** @see https://www.rfc-editor.org/rfc/rfc7638 */
function thumbprintOf({ kty, n, e }: { kty: 'RSA'; n: string; e: string }): string {
  return createHash('sha256').update(JSON.stringify({ e, kty, n })).digest('base64url');
}

function profileOf(origin: string, { name, url, email }: Dependencies['issuer']): IssuerProfile {
  return {
    id: documentUrl(origin, documentPaths.issuer),
    type: ['Profile'],
    name,
    url: url ?? origin,
    ...(email === null ? {} : { email }),
    image: {
      id: documentUrl(origin, documentPaths.issuerImage),
      type: 'Image',
      caption: `Mark of ${name}`,
    },
  };
}

/** Returns the profile with its keys, its picture, the same as a DID, each key alone (verifiers read it at its address), and all keys as a set. */
function issuerDocuments(
  origin: string,
  profile: IssuerProfile,
  keys: readonly SigningKeyRecord[],
): PublicDocument[] {
  const ofSite = keys.filter(({ kid }) => kid.startsWith(`${origin}/`));
  const json = (path: string, body: object, contentType = 'application/json') => ({
    path,
    body: JSON.stringify(body),
    contentType,
    isImmutable: false,
  });
  const picture = {
    path: documentPaths.issuerImage,
    body: issuerPicture(),
    contentType: 'image/png',
    isImmutable: true,
  };
  return [
    picture,
    ...keys.map((key) =>
      json(
        documentPaths.key(key.keyId),
        keyDocument(key, profile.id),
        key.jwk.kty === 'RSA' ? 'application/jwk+json' : 'application/json',
      ),
    ),
    json(documentPaths.keySet, { keys: keys.map(publicJwk) }, 'application/jwk-set+json'),
    json(DID_DOCUMENT_PATH, didDocument(origin, profile.id, ofSite), 'application/did+json'),
    json(documentPaths.issuer, {
      '@context': [...KEY_CONTEXTS, ...CREDENTIAL_CONTEXT],
      ...profile,
      ...verificationMethods(keys, profile.id, ({ kid }) => kid),
    }),
  ];
}

function publishedHash(documents: readonly PublicDocument[]): string {
  return hashOf(JSON.stringify(documents.map(({ path, body }) => [path, hashOf(body)])));
}

export function hashOf(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
