import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { accountRepository } from '#account/account-repository.ts';
import { eventRepository } from '#events/event-repository.ts';
import { openOperatorsHarness, supporter } from '#testing/operating/operators-harness.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { removeLearnerPhoto } from './remove-learner-photo.ts';

const NOW = new Date('2026-11-28T09:00:00.000Z');

it('removes the photo, tells the learner why, and records who did it, all once (L49)', async () => {
  const table = await createTestTable();
  const learnerId = randomUUID();
  const { deps } = openOperatorsHarness(table);
  const account = accountRepository(table);
  const updatedAt = NOW.toISOString();
  await account.savePhoto({ entity: 'photo', userId: learnerId, image: 'AAAA', updatedAt });
  const statement = 'It shows someone who has not agreed to it.';
  const remove = () =>
    removeLearnerPhoto({ learnerId, statement, reason: 'Seen in a call' }, supporter, deps, NOW);

  const outcomes = await Promise.allSettled([remove(), remove()]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(remove()).rejects.toThrow(expect.objectContaining({ code: 'photo_not_found' }));
  expect(await account.findPhoto(learnerId)).toBeUndefined();
  expect(await eventRepository(table).list(learnerId)).toMatchObject([
    { type: 'photoRemoved', data: { statement } },
  ]);
  expect(await deps.audit.ofLearner(learnerId)).toMatchObject([
    { action: 'removeLearnerPhoto', reason: 'Seen in a call', after: { statement } },
  ]);
});
