import { beforeEach, expect, it } from 'vitest';
import { privacyWork } from '../privacy-repository.ts';
import { learnerKeys } from '#table/keys.ts';
import { putItem, type Table } from '#table/table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { eraseAgain, erasedButStored, leftToErase } from './erase-again.ts';

const MOMENT = new Date('2026-11-24T12:00:00.000Z');
const tombstone = (userId: string, erasedAt: string, keepsCertificates = false) => ({
  userId,
  erasedAt,
  keepsCertificates,
});
let table: Table;

beforeEach(async () => {
  table = await createTestTable();
});

// Source: rules/privacy.md P21
it('an account is erased again when it was erased later, or when anything of it is stored', async () => {
  const later = tombstone('later', '2026-11-24T12:00:01.000Z');
  const secondPass = tombstone('late-words', '2026-11-24T11:30:00.000Z');
  const gone = tombstone('gone', '2026-11-20T12:00:00.000Z');
  const back = tombstone('back', '2026-11-20T12:00:00.000Z');
  await putItem(table, { ...learnerKeys.profile('back'), entity: 'profile' });
  const all = [later, secondPass, gone, back];
  expect(await erasedButStored(all, { table, moment: MOMENT })).toEqual([later, secondPass, back]);
  expect(await erasedButStored(all, { table, moment: null })).toEqual([back]);
});

it('the deletion starts again with the choice that the learner made, and is left until its first pass is done', async () => {
  const kept = tombstone('kept', MOMENT.toISOString(), true);
  await eraseAgain([kept], MOMENT, table);
  await eraseAgain([{ ...kept, keepsCertificates: false }], MOMENT, table);
  const works = await privacyWork(table).listDeletions();
  expect(works).toMatchObject([{ userId: 'kept', keepsCertificates: true, email: null }]);
  expect(await leftToErase([kept], table)).toEqual(['kept']);
  await privacyWork(table).markErased(works[0]!, MOMENT);
  expect(await leftToErase([kept], table)).toEqual([]);
});
