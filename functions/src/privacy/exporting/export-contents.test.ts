import { readBakedPng } from '@learning/shared/credentials/baking/bake-png';
import { unzipSync, strFromU8 } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { catalogRepository } from '#catalog/catalog-repository.ts';
import { PERSONAL_DATA, type Treatment } from '../personal-data.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { createPublishedTable } from '#testing/catalog/published-catalog.ts';
import {
  HASH_KEY,
  markerOf,
  messageOf,
  samplesOf,
  seededLearner,
  seedLearner,
} from '#testing/privacy/seeded-learner.ts';
import { submissionKeys } from '#table/keys.ts';
import { putItem } from '#table/table.ts';
import { composeArchive } from './compose-archive.ts';
import { readLearnerItems } from './read-learner-items.ts';
import { titlesOf, words } from './readable.ts';

const learner = seededLearner(1);
const stranger = seededLearner(2);
const NOW = new Date('2026-11-22T10:00:00.000Z');

let files: Map<string, string>;
let unzipped: Record<string, Uint8Array>;
beforeAll(async () => {
  const table = await createPublishedTable();
  await seedLearner(table, learner);
  await seedLearner(table, stranger);
  // Failed in an older release, which stored the answers with it.
  const question = { questionId: 'q1', correct: false, correctAnswer: 'The hidden answer' };
  await putItem(table, {
    ...submissionKeys.submission(learner.userId, 'old-skill-check', 'attempt-9'),
    entity: 'submission',
    completed: false,
    feedback: 'Read module 2 again.',
    payload: JSON.stringify({ results: { score: 0, questionResults: [question] } }),
  });
  // Signed in as someone else, with the learner's address in the form.
  await putItem(table, {
    ...samplesOf(stranger)['ownRequestKeys.request'],
    email: learner.email,
    name: stranger.name,
  });
  // Someone else got the learner's former address.
  await putItem(table, messageOf(learner, 'after'));
  const restricted = restrictTable(table, 'data-export');
  const { sections, catalog } = await readLearnerItems(
    { userId: learner.userId, contact: learner },
    { table: restricted, catalog: catalogRepository(restricted), hashKey: HASH_KEY },
  );
  unzipped = unzipSync(composeArchive(sections, titlesOf(catalog), NOW));
  files = new Map(Object.entries(unzipped).map(([path, bytes]) => [path, strFromU8(bytes)]));
});

const everything = () => [...files.values()].join('\n');
const kinds = Object.entries<Treatment>(PERSONAL_DATA);
const included = kinds.filter(
  ([, treatment]) => treatment.isPersonal && treatment.download === 'included',
);
const leftOut = kinds.filter(
  ([, treatment]) => treatment.isPersonal && treatment.download !== 'included',
);

it.each(included.map(([name]) => name))('has the item of %s', (name) => {
  expect(everything()).toContain(markerOf(name, learner));
});

it.each(leftOut.map(([name]) => name))('leaves out %s, as its reason says', (name) => {
  expect(everything()).not.toContain(markerOf(name, learner));
});

it('has messages from a former address until it changed, and none from later', () => {
  expect(everything()).toContain(String(messageOf(learner, 'before')['marker']));
  expect(everything()).not.toContain(String(messageOf(learner, 'after')['marker']));
});

it('has nothing of anyone else', () => {
  const text = everything();
  for (const value of [stranger.userId, stranger.email, stranger.sentence])
    expect(text).not.toContain(value);
});

it('reveals no answer of an open or failed attempt and no secret of a link', () => {
  expect(everything()).not.toMatch(
    /The hidden answer|secret-of-links|secret-of-codes|hash-of-the-seat/,
  );
});

it('says things in words: titles for ids, dollars for cents, and times as they are', () => {
  const notes = JSON.parse(files.get('data/Notes and deliverables.json')!) as {
    Notes: Record<string, string>[];
  };
  expect(notes.Notes[0]).toMatchObject({
    Course: 'HR Documentation Essentials (Basic)',
    Text: learner.sentence,
  });
  const purchases = files.get('data/Access and purchases.json')!;
  expect(purchases).toContain('"Amount (US dollars)": 99');
  expect(words('lastActiveAt')).toBe('Last active at');
  expect(words('2026-11-18T09')).toBe('2026-11-18T09');
});

it('has what the learner wrote and the certificates as files of their own', () => {
  const paths = [...files.keys()];
  expect(paths).toContain('Read me first.txt');
  const of = (folder: string) => paths.find((path) => path.startsWith(`${folder}/`));
  for (const folder of ['notes', 'deliverables', 'drafts', 'documents'])
    expect(files.get(of(folder)!), folder).toContain(learner.sentence);
  const badge = paths.find((path) => path.endsWith('/badge.svg'))!;
  expect(badge).toMatch(/^certificates\/HR Documentation Essentials \(\w+\)\/badge\.svg$/);
  expect(files.get(badge)).toContain('verify="signed.ZerafinaQuillfeather001.signature"');
  expect(files.get(badge.replace('badge.svg', 'credential.jwt'))).toContain('signed.');
  expect(readBakedPng(unzipped[badge.replace('.svg', '.png')]!)).toBe(
    files.get(badge.replace('badge.svg', 'credential.jwt')),
  );
});

it('has a page of each certificate to read, and the photo as a picture', () => {
  const page = [...files].find(([path]) => path.endsWith('/certificate.html'))![1];
  for (const words of [learner.name, 'HR Documentation Essentials', 'November 18, 2026'])
    expect(page).toContain(`<dd dir="auto">${words}</dd>`);
  const pages = [...files.keys()].filter((path) => path.endsWith('/certificate.html'));
  const credentials = [...files.keys()].filter((path) => path.endsWith('/credential.jwt'));
  expect(pages).toHaveLength(credentials.length);
  expect(Buffer.from(unzipped['photo.jpg']!).toString('base64')).toBe('/9j/4AAQ');
  expect(files.get('data/Account.json')).not.toContain('/9j/4AAQ');
});

it('has paths that cannot leave their folder', () => {
  for (const path of files.keys()) expect(path).not.toMatch(/(^|\/)\.\.?(\/|$)|\\|^\//);
});
