import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readCredential } from '../reading/read-credential.ts';
import { verifyCredential } from './verify-credential.ts';

/** The test credentials of 1EdTech's validator. They are not part of this repository; beside it they are used. */
const VECTORS = join(import.meta.dirname, '../../../../shared/reference/open-badges-3/vectors');
const STATUS_LIST =
  'https://raw.githubusercontent.com/1EdTech/digital-credentials-public-validator/refs/heads/main/inspector-vc/src/test/resources/ob30/bit-string-list/testlist';
const NOW = new Date('2026-11-22T12:00:00Z');

/** Accepted by the official tests: nothing is wrong, though an issuer under example.com can be confirmed by no one. */
const accepted = [
  'complete.json',
  'simple.json',
  'simple-json.png',
  'simple-json.svg',
  'simple-jwt.png',
  'simple-jwt.svg',
  'simple-did-web-method.json',
  'simple-did-key-method.json',
  'simple-context-alias.json',
  'simple-context-version.json',
  'simple-multiple-proofs.json',
  'simple-jwt_v1.png',
  'simple-jwt_v1.svg',
];
const refused = [
  'simple-err-context.json',
  'simple-err-credential-subject-achievement-result-description-type.json',
  'simple-err-credential-subject-identifier-type.json',
  'simple-err-credential-subject-profile-type.json',
  'simple-err-credential-subject-result-type.json',
  'simple-err-credential-subject-type.json',
  'simple-err-evidence-type.json',
  'simple-err-expired.json',
  'simple-err-issued.json',
  'simple-err-issuer.json',
  'simple-err-issuer-otheridentifier-type.json',
  'simple-err-issuer-parentorg-type.json',
  'simple-err-issuer-type.json',
  'simple-err-proof-method.json',
  'simple-err-proof-method-no-scheme.json',
  'simple-err-proof-method-unknown-did-method.json',
  'simple-err-proof-method-unknown-scheme.json',
  'simple-err-proof-value.json',
  'simple-noproof.json',
  'credential-status-revoked.json',
  'bit-string-list/credential-status-revoked.json',
  'bit-string-list/credential-status-revoked-blank-nodes.json',
];
/** Not covered: older proof suites. */
const notCovered = ['simple_v1.json', 'complete_v1.json', 'simple-eddsa-2022.json'];
/** Credentials of other kinds. */
const others = [
  'endorsement-valid.json',
  'endorsement-err-schema-status-refresh.json',
  'simple-err-type.json',
];
/** The issuer of most samples, and its key. */
const ISSUER = 'https://example.com/issuers/876543';
const ISSUER_KEY = 'z6MkjZRZv3aez3r18pB1RBFJR1kwUVJ5jHt92JmQwXbd5hwi';

const isThere = existsSync(VECTORS);
if (!isThere)
  console.log(`The official Open Badges vectors are not at ${VECTORS}; nothing was compared.`);

describe.runIf(isThere)('the official vectors', () => {
  const verify = (file: string, documents: Readonly<Record<string, string>> = {}) =>
    verifyCredential(readCredential(readFileSync(join(VECTORS, file))), {
      now: NOW,
      load: (address) =>
        Promise.resolve(
          address === STATUS_LIST
            ? readFileSync(join(VECTORS, 'bit-string-list/testlist'), 'utf8')
            : documents[address],
        ),
    });

  it.each(accepted)('%s: nothing is wrong', async (file) => {
    const { checks, state } = await verify(file);
    expect(checks.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    expect(checks.find(({ name }) => name === 'signature')?.outcome).toBe('passed');
    expect(state).toBe('unknown_issuer');
  });

  it.each(['simple.json', 'simple-context-alias.json', 'simple-multiple-proofs.json'])(
    '%s is valid if the document of its issuer names the key',
    async (file) => {
      const method = {
        id: `${ISSUER}#${ISSUER_KEY}`,
        type: 'Multikey',
        controller: ISSUER,
        publicKeyMultibase: ISSUER_KEY,
      };
      const profile = { id: ISSUER, type: ['Profile'], assertionMethod: [method] };
      const { state } = await verify(file, { [ISSUER]: JSON.stringify(profile) });
      expect(state).toBe('valid');
    },
  );

  it.each(refused)('%s is not accepted', async (file) => {
    const { state, checks } = await verify(file);
    expect(
      ['invalid', 'expired', 'not_yet_valid', 'revoked', 'not_verifiable'],
      JSON.stringify(checks),
    ).toContain(state);
  });

  it.each(refused.filter((file) => file.startsWith('bit-string-list/')))(
    '%s is revoked',
    async (file) => {
      expect((await verify(file)).state).toBe('revoked');
    },
  );

  it.each(notCovered)('%s: not verified, and never called valid', async (file) => {
    const { state } = await verify(file);
    expect(['invalid', 'not_verifiable']).toContain(state);
  });
  it.each(others)('%s is not an Open Badge', async (file) => {
    expect((await verify(file)).state).toBe('not_a_badge');
  });
});
