import { beforeAll, describe, expect, it } from 'vitest';
import { credentialDigest } from '../credential-digest.ts';
import type { JsonObject } from '../reading/parse-json.ts';
import { readCredentialText } from '../reading/read-credential.ts';
import {
  foreignCredential,
  issuerDocument,
  statusEntry,
  testCredential,
  testIssuer,
  type TestIssuer,
  testStatusList,
  verificationMethod,
} from '../testing/issuer.ts';
import { proofSigner } from '../testing/proofs.ts';
import { verifyText } from '../testing/verify.ts';
import type { KnownIssuer } from './issuer-key.ts';
import { withRecord } from './verify-credential.ts';

const ISSUER = 'https://learn.example.com/credentials/issuer.json';
const LIST = 'https://learn.example.com/credentials/status/1.jwt';
const BEFORE = '2026-10-01T10:00:00Z';
const WITHDRAWN = '2026-11-01T00:00:00Z';
const AFTER = '2026-11-02T10:00:00Z';

/** The key that was withdrawn, and the one that took its place. */
let old: TestIssuer;
let current: TestIssuer;
let known: KnownIssuer;
beforeAll(async () => {
  old = await testIssuer(ISSUER, `${ISSUER}/key-1`);
  current = await testIssuer(ISSUER, `${ISSUER}/key-2`);
  known = { id: ISSUER, keys: [{ ...old.key, revoked: WITHDRAWN }, current.key] };
});

const credential = (validFrom: string, changes: JsonObject = {}) =>
  testCredential(ISSUER, { validFrom, awardedDate: validFrom, ...changes });

/** Verifies a text with our record, which lists the digests of what we signed. */
async function stateOf(text: string, signed: readonly string[] | undefined, documents = {}) {
  const verification = await verifyText(text, documents, known);
  const digestOf = (form: string) => credentialDigest(readCredentialText(form));
  const digests = signed && (await Promise.all(signed.map(digestOf)));
  return withRecord(verification, { state: 'valid', digests }, await digestOf(text)).state;
}

describe('what a withdrawn key signed', () => {
  it('after the cut-off is not valid, whatever a record says', async () => {
    const token = await old.issue(credential(AFTER));
    expect((await verifyText(token, {}, known)).state).toBe('invalid');
    expect(await stateOf(token, [token])).toBe('invalid');
    const awarded = await old.issue(credential(BEFORE, { awardedDate: AFTER }));
    expect(await stateOf(awarded, [awarded])).toBe('invalid');
    const atOnce = await old.issue(credential(WITHDRAWN));
    expect(await stateOf(atOnce, [atOnce])).toBe('invalid');
  });

  it('before it stays valid if our record lists it', async () => {
    const named = await old.issue(credential(BEFORE));
    const nameless = await old.issue(credential(BEFORE, { name: 'Without a name' }));
    expect(await stateOf(named, [named, nameless])).toBe('valid');
    expect(await stateOf(nameless, [named, nameless])).toBe('valid');
  });

  it('could be dated back, so without our record nothing is said for it', async () => {
    const genuine = await old.issue(credential(BEFORE));
    const forged = await old.issue(credential(BEFORE, { name: 'Director of HR' }));
    expect((await verifyText(forged, {}, known)).state).toBe('not_verifiable');
    expect(await stateOf(forged, undefined)).toBe('not_verifiable');
    expect(await stateOf(forged, [genuine])).toBe('invalid');
  });

  it('counts until then, and what the new key signed always does', async () => {
    const later: KnownIssuer = {
      id: ISSUER,
      keys: [{ ...old.key, revoked: '2027-01-01T00:00:00Z' }],
    };
    expect((await verifyText(await old.issue(credential(BEFORE)), {}, later)).state).toBe('valid');
    expect(await stateOf(await current.issue(credential(AFTER)), undefined)).toBe('valid');
  });

  it.each(['', 'yesterday', '0'])('does not count with the cut-off %j', async (revoked) => {
    const unclear: KnownIssuer = { id: ISSUER, keys: [{ ...old.key, revoked }] };
    const { state } = await verifyText(await old.issue(credential(BEFORE)), {}, unclear);
    expect(state).not.toBe('valid');
  });

  it('ends with the earlier of two cut-offs', async () => {
    const keys = [
      { ...old.key, revoked: WITHDRAWN },
      { ...old.key, revoked: '2026-09-01T00:00:00Z' },
    ];
    const { state } = await verifyText(
      await old.issue(credential(BEFORE)),
      {},
      { id: ISSUER, keys },
    );
    expect(state).toBe('invalid');
  });

  it('is no status list to go by', async () => {
    const entry = { credentialStatus: statusEntry(LIST, 7) };
    const token = await old.issue(credential(BEFORE, entry));
    const byOld = { [LIST]: await testStatusList(old, LIST, [], {}, { validFrom: BEFORE }) };
    expect(await stateOf(token, [token], byOld)).toBe('not_verifiable');
    const byNew = { [LIST]: await testStatusList(current, LIST, []) };
    expect(await stateOf(token, [token], byNew)).toBe('valid');
  });
});

it('a proof by a withdrawn key is judged in the same way', async () => {
  const method = `${ISSUER}#proofs-1`;
  const signer = await proofSigner(method);
  const withdrawn: KnownIssuer = { id: ISSUER, keys: [{ ...signer.key, revoked: WITHDRAWN }] };
  const verify = async (validFrom: string, created: string) => {
    const proven = await signer.prove(credential(validFrom), { created });
    return (await verifyText(JSON.stringify(proven), {}, withdrawn)).state;
  };
  expect(await verify(BEFORE, BEFORE)).toBe('not_verifiable');
  expect(await verify(BEFORE, AFTER)).toBe('invalid');
  expect(await verify(AFTER, BEFORE)).toBe('invalid');
});

describe("another issuer's key", () => {
  const verify = async (ends: JsonObject, validFrom: string) => {
    const issuer = await testIssuer('https://academy.example.org/issuer');
    const document = issuerDocument(issuer, {
      verificationMethod: [verificationMethod(issuer, ends)],
    });
    const token = await issuer.issue(foreignCredential(issuer.id, { validFrom }));
    return (await verifyText(token, { [issuer.id]: document }, known)).state;
  };

  it('that was revoked: nothing it signed can be told from a forgery', async () => {
    expect(await verify({ revoked: WITHDRAWN }, AFTER)).toBe('invalid');
    expect(await verify({ revoked: WITHDRAWN }, BEFORE)).toBe('not_verifiable');
  });

  it('that has expired: what it signed before stays valid', async () => {
    expect(await verify({ expires: WITHDRAWN }, AFTER)).toBe('invalid');
    expect(await verify({ expires: WITHDRAWN }, BEFORE)).toBe('valid');
  });
});
