import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { propertyRuns } from '#testing/property-runs.ts';
import { isObject, type Json, type JsonObject } from '../reading/parse-json.ts';
import {
  statusEntry,
  testCredential,
  testIssuer,
  type TestIssuer,
  testStatusList,
  withClaims,
} from '../testing/issuer.ts';
import { multikeyOf, type ProofSigner, proofSigner } from '../testing/proofs.ts';
import { verifyText } from '../testing/verify.ts';
import { toBase64Url } from './bytes.ts';
import type { KnownIssuer } from './issuer-key.ts';

const ISSUER = 'https://learn.example.com/credentials/issuer.json';
const LIST = 'https://learn.example.com/credentials/status/1.jwt';

let ours: TestIssuer;
let mallory: TestIssuer;
let proofs: ProofSigner;
let malloryProofs: ProofSigner;
let known: KnownIssuer;
let documents: Record<string, string>;
let token: { header: JsonObject; payload: JsonObject; signature: string };
let proven: JsonObject;
beforeAll(async () => {
  ours = await testIssuer(ISSUER);
  mallory = await testIssuer('https://evil.example.net/issuer');
  proofs = await proofSigner(`${ISSUER}#proofs-1`);
  malloryProofs = await proofSigner(`${ISSUER}#proofs-1`);
  known = { id: ISSUER, names: ['Due Course'], keys: [ours.key, proofs.key] };
  documents = { [LIST]: await testStatusList(ours, LIST, [8]) };
  const credential = testCredential(ISSUER, { credentialStatus: statusEntry(LIST, 7) });
  const signature = (await ours.issue(credential)).split('.')[2]!;
  const header = { alg: 'RS256', typ: 'JWT', kid: ours.kid };
  token = { header, payload: withClaims(credential), signature };
  proven = await proofs.prove(credential);
});

const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const text = fc.oneof(
  fc.constantFrom('', ' ', '0', '7', '8', 'Ben Ode', LIST, ISSUER, 'none', 'HS256', 'EdDSA'),
  fc.constantFrom('https://evil.example.net/key', 'did:key:z6Mk', '2036-01-01T00:00:00Z', 'ES256'),
  fc.string({ maxLength: 12 }),
);
const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.constantFrom<Json>(true, 1, -1, {}, ['x'], { id: 'x' }),
);
const change = fc.oneof(
  fc.record({ act: fc.constant('replace' as const), place, value }),
  fc.record({ act: fc.constant('extend' as const), place, value: text }),
  fc.record({ act: fc.constant('remove' as const), place }),
  fc.record({
    act: fc.constant('add' as const),
    place,
    name: fc.constantFrom('id', 'jwk', 'jku', 'crit', 'issuer', 'expires', 'proof', 'vc', 'name'),
    value,
  }),
);
type Change = typeof change extends fc.Arbitrary<infer T> ? T : never;
const changes = fc.array(change, { minLength: 1, maxLength: 3 });

/** Returns a value with one of its members or items changed, chosen by its place among all of them. */
function changed(whole: JsonObject, { place: share, ...how }: Change): JsonObject {
  const copy = structuredClone(whole);
  const slots: { of: JsonObject | Json[]; name: string }[] = [];
  const collect = (of: Json): void => {
    if (typeof of !== 'object' || of === null) return;
    for (const [name, inner] of Object.entries(of)) {
      slots.push({ of, name });
      collect(inner);
    }
  };
  collect(copy);
  const slot = slots[Math.floor(share * slots.length)];
  if (!slot) return copy;
  const holder = slot.of as JsonObject;
  const current = holder[slot.name];
  if (how.act === 'replace') holder[slot.name] = how.value;
  else if (how.act === 'extend') holder[slot.name] = `${JSON.stringify(current)}${how.value}`;
  else if (how.act === 'add') (isObject(current) ? current : copy)[how.name] = how.value;
  else if (Array.isArray(slot.of)) slot.of.splice(Number(slot.name), 1);
  else delete holder[slot.name];
  return copy;
}

const encode = (part: object) => toBase64Url(new TextEncoder().encode(JSON.stringify(part)));
const apply = (whole: JsonObject, all: readonly Change[]) => all.reduce(changed, whole);
/** Compares as JSON-LD does: one value without its list is the same, and nothing is no value. */
const meaning = (document: JsonObject) =>
  JSON.stringify(document, (_, inner: Json) =>
    Array.isArray(inner) && inner.length === 1 ? inner[0] : inner,
  );

const attack = fc.oneof(
  fc.record({ part: fc.constantFrom('header' as const, 'payload' as const), changes }),
  fc.record({ part: fc.constant('signature' as const), place, value: fc.nat({ max: 63 }) }),
  // With a signature that fits, by a key that is not ours.
  fc.record({
    part: fc.constant('signed again' as const),
    changes,
    header: fc.constantFrom('kid', 'jwk', 'both', 'other'),
  }),
  fc.record({ part: fc.constant('document' as const), changes }),
  fc.record({ part: fc.constant('proof' as const), changes }),
  fc.record({
    part: fc.constant('proven again' as const),
    changes,
    method: fc.constantFrom('same', 'did:key', 'other'),
  }),
);
type Attack = typeof attack extends fc.Arbitrary<infer T> ? T : never;

/** Returns the altered credential as text; undefined when nothing was altered. */
async function alter(attempt: Attack): Promise<string | undefined> {
  const { header, payload, signature } = token;
  if (attempt.part === 'header' || attempt.part === 'payload') {
    const altered = {
      header,
      payload,
      [attempt.part]: apply(token[attempt.part], attempt.changes),
    };
    const isSame = encode(altered[attempt.part]) === encode(token[attempt.part]);
    return isSame ? undefined : `${encode(altered.header)}.${encode(altered.payload)}.${signature}`;
  }
  if (attempt.part === 'signature') {
    const at = Math.floor(attempt.place * signature.length);
    const digit = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'[
      attempt.value
    ]!;
    const altered = signature.slice(0, at) + digit + signature.slice(at + 1);
    return altered === signature ? undefined : `${encode(header)}.${encode(payload)}.${altered}`;
  }
  if (attempt.part === 'signed again') {
    const kid = attempt.header === 'other' ? mallory.kid : ours.kid;
    const jwk = attempt.header === 'jwk' || attempt.header === 'both' ? { jwk: mallory.key } : {};
    const named = attempt.header === 'jwk' ? { kid: undefined } : { kid };
    return mallory.sign(apply(payload, attempt.changes), { ...named, ...jwk });
  }
  const { proof, ...credential } = proven;
  if (attempt.part === 'proven again') {
    const didKey = `did:key:${multikeyOf(malloryProofs.key)}`;
    const method = { same: `${ISSUER}#proofs-1`, 'did:key': didKey, other: mallory.kid }[
      attempt.method
    ];
    try {
      const altered = apply(credential, attempt.changes);
      return JSON.stringify(await malloryProofs.prove(altered, { verificationMethod: method }));
    } catch {
      // No graph, so nothing to sign.
      return undefined;
    }
  }
  const altered =
    attempt.part === 'document'
      ? { ...apply(credential, attempt.changes), proof: proof! }
      : { ...credential, proof: apply({ proof: proof! }, attempt.changes)['proof'] ?? null };
  return meaning(altered) === meaning(proven) ? undefined : JSON.stringify(altered);
}

it('no credential with a changed field, header, signature, proof or status is valid', async () => {
  const untouched = [encode(token.header), encode(token.payload), token.signature].join('.');
  expect((await verifyText(untouched, documents, known)).state).toBe('valid');
  expect((await verifyText(JSON.stringify(proven), documents, known)).state).toBe('valid');
  let altered = 0;
  await fc.assert(
    fc.asyncProperty(attack, async (attempt) => {
      const forged = await alter(attempt);
      if (forged === undefined) return;
      altered += 1;
      expect((await verifyText(forged, documents, known)).state).not.toBe('valid');
    }),
    propertyRuns(3700),
  );
  expect(altered).toBeGreaterThanOrEqual(3000);
});
