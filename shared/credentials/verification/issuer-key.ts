import type { JWK } from 'jose';
import { findDidKey } from './did-key.ts';
import { findPublishedKey } from './published-key.ts';
import type { LoadDocument } from './documents.ts';
import { type Check, failed, passed } from './verdict.ts';

/** A public key. Its `kid` is the id by which signatures name it. */
export interface IssuerKey extends JWK {
  /** From when on it is distrusted, as its owner publishes it: what was signed before may have been dated back. */
  revoked?: string;
  /** From when on its owner signs with it no longer. */
  expires?: string;
}

/** The issuer whose keys come with the site: ours. Its credentials are good by these keys alone. */
export interface KnownIssuer {
  id: string;
  keys: readonly IssuerKey[];
  /** No other issuer may use these names. */
  names?: readonly string[];
  /** The origins of its site, in addition to that of its id. */
  origins?: readonly string[];
}

/** What a signature says about its key. */
export interface KeyClaim {
  issuerId: string;
  /** `kid` of a token, `verificationMethod` of a proof. */
  method?: string | undefined;
  /** The key that a token brings along. It shows at most that nothing was changed. */
  embedded?: IssuerKey | undefined;
}

export interface FoundKey {
  key?: IssuerKey;
  /** Whether the key is shown to belong to the issuer. */
  issuer: Check;
}

/**
 * Finds the key of a signature, and whether it is the issuer's. Only the issuer's word counts: our own list, the document of its DID, or
 * the document at its https address. The same host, or a key that comes along, shows nothing.
 *
 * Source: rules/certificates.md K21; shared/decisions/041-what-the-verifier-says.md
 */
export function findKey(
  claim: KeyClaim,
  load: LoadDocument,
  known?: KnownIssuer,
): Promise<FoundKey> {
  if (known && claim.issuerId === known.id) return Promise.resolve(findKnownKey(claim, known));
  return claim.issuerId.startsWith('did:')
    ? findDidKey(claim, load)
    : findPublishedKey(claim, load);
}

/** A key that is listed twice ends with the earlier of its ends. */
function findKnownKey({ method }: KeyClaim, { keys }: KnownIssuer): FoundKey {
  const [key, ...same] = keys.filter(({ kid }) => kid !== undefined && kid === method);
  if (!key) return { issuer: failed('issuer', 'key_not_published') };
  const revoked = earliest([key, ...same].map((listed) => listed.revoked));
  const expires = earliest([key, ...same].map((listed) => listed.expires));
  const ends = { ...(revoked ? { revoked } : {}), ...(expires ? { expires } : {}) };
  return { key: { ...key, ...ends }, issuer: passed('issuer') };
}

/** Returns the earliest instant; one that is no instant comes first, because it could be any. */
function earliest(instants: readonly (string | undefined)[]): string | undefined {
  const time = (instant: string) => Date.parse(instant) || Number.NEGATIVE_INFINITY;
  return instants
    .filter((instant) => instant !== undefined)
    .toSorted((earlier, later) => time(earlier) - time(later))[0];
}
