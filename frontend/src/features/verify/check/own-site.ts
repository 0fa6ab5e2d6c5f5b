import {
  documentLoader,
  type LoadDocument,
  readText,
} from '@learning/shared/credentials/verification/documents';
import type { KnownIssuer } from '@learning/shared/credentials/verification/issuer-key';
import { keysOfField, keysOfSet } from '@learning/shared/credentials/verification/key-documents';
import { documentPaths, documentUrl } from '@learning/shared/credentials/issuing/addresses';
import { site } from '@learning/content/site';
import {
  asText,
  type JsonObject,
  parseJsonObject,
} from '@learning/shared/credentials/reading/parse-json';

declare global {
  interface Window {
    /** What `app/head/early-certificate.ts` has started to read, by path. */
    earlyDocuments?: Record<string, Promise<Response>>;
  }
}

/** Our own public documents: all are files of this site. */
export interface OwnSite {
  issuer: KnownIssuer;
  /** Reads documents of any issuer; ours from this site, whatever its name is. */
  load: LoadDocument;
}

export type OwnDocument = { text: string } | 'missing' | 'unreachable';

/** Reads a file of this site. */
export async function readOwn(path: string): Promise<OwnDocument> {
  try {
    const early = window.earlyDocuments?.[path];
    delete window.earlyDocuments?.[path];
    const response = await (early ?? fetch(path, { credentials: 'omit' }));
    if (response.status === 404) return 'missing';
    const text = response.ok ? await readText(response) : undefined;
    return text === undefined ? 'unreachable' : { text };
  } catch {
    return 'unreachable';
  }
}

/**
 * Reads who we are as an issuer, and prepares reading the documents of one verification. Returns undefined when our documents can't be
 * read: then nothing of ours can be told from a forgery.
 */
export async function openOwnSite(): Promise<OwnSite | undefined> {
  const [profile, keys] = await Promise.all([
    readOwn('/credentials/issuer.json'),
    readOwn('/credentials/jwks.json'),
  ]);
  const issuer = readIssuer(profile, keys);
  if (!issuer) return undefined;
  const others = documentLoader({ fetch: (address, init) => fetch(address, init) });
  const load: LoadDocument = async (address) => {
    const path = ownPath(address, issuer.id);
    if (!path) return others(address);
    const document = await readOwn(path);
    return typeof document === 'string' ? undefined : document.text;
  };
  return { issuer, load };
}

function readIssuer(profile: OwnDocument, keys: OwnDocument): KnownIssuer | undefined {
  const origins = [location.origin, site.origin];
  // Before the first certificate is issued, there is no profile, and no credential of ours.
  if (profile === 'missing') {
    const id = documentUrl(location.origin, documentPaths.issuer);
    return { id, keys: [], names: [site.name], origins };
  }
  if (typeof profile === 'string' || typeof keys === 'string') return undefined;
  try {
    const document = parseJsonObject(profile.text);
    const id = asText(document['id']);
    const published = [...keysOfSet(parseJsonObject(keys.text)), ...methodsOf(document)];
    const names = [site.name, asText(document['name']) ?? site.name];
    const own = published.map(({ id: kid, key }) => ({ ...key, ...(kid ? { kid } : {}) }));
    return id ? { id, keys: own, names, origins } : undefined;
  } catch {
    return undefined;
  }
}

function methodsOf(profile: JsonObject) {
  return [
    ...keysOfField(profile['verificationMethod']),
    ...keysOfField(profile['assertionMethod']),
  ];
}

/** Returns the path of one of our public documents, or undefined for every other address. */
function ownPath(address: string, issuerId: string): string | undefined {
  if (!URL.canParse(address) || !URL.canParse(issuerId)) return undefined;
  const { origin, pathname } = new URL(address);
  const isOurs = origin === new URL(issuerId).origin && pathname.startsWith('/credentials/');
  return isOurs ? pathname : undefined;
}
