import { beforeAll, expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import type { Json, JsonObject } from '../reading/parse-json.ts';
import {
  foreignCredential,
  issuerDocument,
  statusEntry,
  testIssuer,
  type TestIssuer,
  testStatusList,
} from '../testing/issuer.ts';
import { verifyText } from '../testing/verify.ts';

const LIST = 'https://academy.example.org/status/1';
const OTHER_LIST = 'https://academy.example.org/status/2';

let academy: TestIssuer;
let mallory: TestIssuer;
beforeAll(async () => {
  academy = await testIssuer('https://academy.example.org/issuer');
  mallory = await testIssuer('https://academy.example.org/issuer', 'https://evil.example.net/key');
});

async function stateWith(credentialStatus: Json, lists: Record<string, string>) {
  const token = await academy.issue(foreignCredential(academy.id, { credentialStatus }));
  const documents = { [academy.id]: issuerDocument(academy), ...lists };
  return verifyText(token, documents, undefined);
}

const entry = statusEntry(LIST, 7);
const listOf = (
  set: readonly number[],
  changes: JsonObject = {},
  listChanges: JsonObject = {},
  signer = academy,
) => testStatusList(signer, LIST, set, changes, listChanges);

it('is good only if all entries are', async () => {
  const lists = {
    [LIST]: await listOf([7]),
    [OTHER_LIST]: await testStatusList(academy, OTHER_LIST, [7]),
  };
  const good = Array.from({ length: 4 }, (_, at) => statusEntry(OTHER_LIST, at));
  expect((await stateWith(good, lists)).state).toBe('valid');
  expect((await stateWith([...good, entry], lists)).state).toBe('revoked');
  expect((await stateWith([{ type: 'Unknown' }, entry], lists)).state).toBe('revoked');
  expect((await stateWith([...good, { type: 'Unknown' }], lists)).state).toBe('not_verifiable');
});

it('is unknown with more entries than are read, unless one of them is set', async () => {
  const lists = { [LIST]: await listOf([7]) };
  const many = Array.from({ length: LIMITS.statusEntries + 1 }, () => statusEntry(LIST, 8));
  const verdict = await stateWith(many, lists);
  expect(verdict.state).toBe('not_verifiable');
  expect(verdict.reason('status')).toBe('too_many_status_entries');
  expect((await stateWith([entry, ...many], lists)).state).toBe('revoked');
});

it.each<[string, Json]>([
  ['empty', ''],
  ['a space', ' '],
  ['negative', '-1'],
  ['with a sign', '+7'],
  ['a fraction', '7.5'],
  ['in another base', '0x7'],
  ['with an exponent', '7e0'],
  ['missing', null],
  ['in a list', ['7']],
  ['beyond the list', '131072'],
  ['too long for a number', '9'.repeat(16)],
  ['a negative number', -1],
  ['true', true],
])('is unknown with an index that is %s', async (_, statusListIndex) => {
  const lists = { [LIST]: await listOf([]) };
  const { state } = await stateWith({ ...entry, statusListIndex }, lists);
  expect(state).toBe('not_verifiable');
});

it.each<[string, JsonObject]>([
  ['of an unknown kind', { type: '1EdTechRevocationList' }],
  ['for an unknown purpose', { statusPurpose: 'message' }],
  ['of several bits', { statusSize: 2 }],
  ['without an address', { statusListCredential: null }],
])('is unknown with an entry %s', async (_, changes) => {
  const { state } = await stateWith({ ...entry, ...changes }, { [LIST]: await listOf([]) });
  expect(state).toBe('not_verifiable');
});

it.each<[string, () => Promise<string>]>([
  ['is signed by another key', () => listOf([], {}, {}, mallory)],
  ['is of another issuer', () => listOf([], {}, { issuer: { id: 'https://evil.example.net/' } })],
  ['is of another address', () => listOf([], {}, { id: OTHER_LIST })],
  ['begins later', () => listOf([], {}, { validFrom: '2036-01-01T00:00:00Z' })],
  ['has ended', () => listOf([], {}, { validUntil: '2026-11-20T00:00:00Z' })],
  ['is for another purpose', () => listOf([], { statusPurpose: 'suspension' })],
  ['is no list', () => listOf([], { type: 'Something' })],
  ['is no credential of a list', () => listOf([], {}, { type: ['VerifiableCredential'] })],
  [
    'is not signed',
    () => Promise.resolve(JSON.stringify({ issuer: 'https://academy.example.org/issuer' })),
  ],
])('is unknown if the list %s', async (_, list) => {
  expect((await stateWith(entry, { [LIST]: await listOf([]) })).state).toBe('valid');
  expect((await stateWith(entry, { [LIST]: await list() })).state).toBe('not_verifiable');
});

it('is bad if the entry is set in a list whose dates or id are not right', async () => {
  const outdated = await listOf([7], {}, { validUntil: '2026-11-20T00:00:00Z' });
  expect((await stateWith(entry, { [LIST]: outdated })).state).toBe('revoked');
  const moved = await listOf([7], {}, { id: OTHER_LIST });
  expect((await stateWith(entry, { [LIST]: moved })).state).toBe('revoked');
});

it('takes no list of a stranger for the issuer’s, neither good nor bad', async () => {
  const key = `did:web:evil.example.net#k1`;
  const stranger = await testIssuer(academy.id, key);
  for (const set of [[], [7]]) {
    const lists = { [LIST]: await listOf(set, {}, {}, stranger) };
    const verdict = await stateWith(entry, lists);
    expect(verdict.state).toBe('not_verifiable');
    expect(verdict.reason('status')).toBe('status_not_signed');
  }
});

it('takes a list without an id, as the standard allows', async () => {
  const token = await academy.sign({
    issuer: academy.id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    credentialSubject: {
      type: 'BitstringStatusList',
      statusPurpose: ['revocation', 'suspension'],
      encodedList: encodedListIn(await listOf([3])),
    },
  });
  expect((await stateWith(entry, { [LIST]: token })).state).toBe('valid');
  const suspension = { ...statusEntry(LIST, 3), statusPurpose: 'suspension' };
  expect((await stateWith([entry, suspension], { [LIST]: token })).reason('status')).toBe(
    'suspended',
  );
});

function encodedListIn(token: string): Json {
  const payload = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as {
    credentialSubject: JsonObject;
  };
  return payload.credentialSubject['encodedList']!;
}
