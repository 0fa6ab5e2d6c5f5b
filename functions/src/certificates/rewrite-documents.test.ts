import { beforeEach, expect, it } from 'vitest';
import type { Table } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createTableWithCourse } from '#testing/catalog/published-catalog.ts';
import { completedLearner } from '#testing/certificates/completed-learner.ts';
import {
  openTestIssuing,
  textAt,
  type TestIssuing,
} from '#testing/certificates/issuing-gateways.ts';
import { runPublisher } from '#testing/certificates/run-publisher.ts';
import { certificateRepository } from './certificate-repository.ts';
import { statusListRepository } from './issuing/status-list-repository.ts';
import { rewriteDocuments } from './rewrite-documents.ts';

const COURSE = 14;
const now = new Date('2026-11-18T09:00:00.000Z');
const own = { userId: 'me' };

let table: Table;
let issuing: TestIssuing;
beforeEach(async () => {
  table = await createTableWithCourse(COURSE);
  issuing = openTestIssuing();
});

const learnerApi = (userId: string) => openApi(table, now, undefined, issuing).as(userId);
const claim = async (participantName: string) => {
  const userId = await completedLearner(table);
  const body = { userId: 'me', courseId: COURSE, participantName };
  return learnerApi(userId).ok('claimCertificate', { body });
};

/** Runs the command, with a publisher that runs whenever the command waits. @returns the portions it reported */
async function rewrite(into: TestIssuing): Promise<number[]> {
  const portions: number[] = [];
  const certificates = certificateRepository(table);
  const written = await rewriteDocuments({
    certificates,
    statusLists: statusListRepository(table),
    kind: 'rewrite',
    waitUntilDone: async () => {
      await runPublisher(table, into, now);
      expect(await certificates.listChanges()).toEqual([]);
    },
    onProgress: (count) => portions.push(count),
  });
  expect(portions.at(-1) ?? 0).toBe(written);
  return portions;
}

const textsOf = ({ published }: TestIssuing) =>
  new Map([...published].map(([path, { body }]) => [path, body]));

it('writes every document of a lost bucket again, byte for byte, as often as it runs', async () => {
  const first = await claim('Zoë Őry');
  const { certificateId } = await learnerApi(first.userId).ok('correctCertificate', {
    params: { ...own, certificateId: first.certificateId },
    body: { participantName: 'Zoë Ory' },
  });
  await claim('Hidden Person').then((certificate) =>
    learnerApi(certificate.userId).ok('changeCertificateSharing', {
      params: { ...own, certificateId: certificate.certificateId },
      body: { isNamePublic: false, areScoresPublic: true },
    }),
  );
  const before = textsOf(issuing);
  expect(before.has(`${certificateId}.json`)).toBe(true);

  const restored = { ...openTestIssuing(), signer: issuing.signer };
  expect(await rewrite(restored)).toEqual([3]);
  expect([...restored.published.keys()].toSorted()).toEqual([...before.keys()].toSorted());
  expect(textsOf(restored)).toEqual(before);
  expect([...before.keys()]).toEqual(
    expect.arrayContaining([
      'issuer.json',
      'jwks.json',
      'status/1.jwt',
      expect.stringMatching(/^keys\//),
      expect.stringMatching(/^achievements\/14-\w+\.json/),
      expect.stringMatching(/^achievements\/14-\w+\.png/),
      expect.stringMatching(/\.credential\.json$/),
      '/.well-known/did.json',
      'pictures/issuer-1.png',
    ]),
  );

  await rewrite(restored);
  expect(textsOf(restored)).toEqual(before);
});

it('after a change of the key signs the status lists with the new one and publishes both keys', async () => {
  const certificate = await claim('Zoë Őry');
  const rotated = { ...openTestIssuing('key-2'), published: new Map(issuing.published) };
  rotated.documents = {
    put: (document) => {
      rotated.published.set(document.path, document);
      return Promise.resolve();
    },
  };
  const keysOf = (from: TestIssuing) =>
    (JSON.parse(textAt(from, 'jwks.json')) as { keys: { kid: string; kty: string }[] }).keys;
  const kidsOf = (from: TestIssuing) =>
    keysOf(from)
      .filter(({ kty }) => kty === 'RSA')
      .map(({ kid }) => kid);
  const [formerKid] = kidsOf(issuing);
  await rewrite(rotated);
  const documentAt = (path: string) => textAt(rotated, path);
  const added = kidsOf(rotated).filter((kid) => kid !== formerKid);
  expect(kidsOf(rotated)).toHaveLength(2);
  expect(keysOf(rotated)).toHaveLength(4);
  const kidOf = (jwt: string) =>
    (JSON.parse(Buffer.from(jwt.split('.')[0]!, 'base64url').toString()) as { kid: string }).kid;
  expect([kidOf(documentAt('status/1.jwt'))]).toEqual(added);
  expect(kidOf(documentAt(`${certificate.certificateId}.jwt`))).toBe(formerKid);
  expect(documentAt(`${certificate.certificateId}.jwt`)).toBe(certificate.credential);
});

it('leaves the publisher a portion at a time', async () => {
  const { certificates, changes } = manyCertificates(60);
  const portions: number[] = [];
  const sizes: number[] = [];
  const written = await rewriteDocuments({
    certificates,
    statusLists: { readNewest: () => Promise.resolve(0) },
    kind: 'rewrite',
    waitUntilDone: (names) => {
      sizes.push(names.length);
      expect(changes).toHaveLength(names.length);
      changes.length = 0;
      return Promise.resolve();
    },
    onProgress: (count) => portions.push(count),
  });
  expect([written, portions, sizes]).toEqual([60, [25, 50, 60], [1, 25, 25, 10]]);
});

function manyCertificates(count: number) {
  const changes: string[] = [];
  const certificates = {
    async *listCertificateIds() {
      for (let at = 0; at < count; at += 1) yield await Promise.resolve(`id-${at}`);
    },
    addChange: ({ name }: { name: string }) => {
      changes.push(name);
      return Promise.resolve();
    },
  };
  return { certificates, changes };
}
