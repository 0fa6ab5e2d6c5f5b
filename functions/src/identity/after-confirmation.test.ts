import { expect, it } from 'vitest';
import { eventRepository } from '#events/event-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { createTestTable } from '#testing/table/test-table.ts';
import { afterConfirmation } from './after-confirmation.ts';
import { profileRepository } from './profile-repository.ts';

const now = new Date('2026-11-24T08:00:30.000Z');

it('tells the learner of a password reset, once however often Cognito calls, and of no sign-up', async () => {
  const table = await createTestTable();
  const profiles = profileRepository(restrictTable(table, 'post-confirmation'));
  const run = (source: string) =>
    afterConfirmation({ userId: 'u1', source: `PostConfirmation_${source}`, now }, { profiles });
  const told = async () =>
    (await eventRepository(table).list('u1')).filter(({ type }) => type === 'signInChanged');
  await run('ConfirmSignUp');
  expect(await told()).toEqual([]);
  await run('ConfirmForgotPassword');
  await run('ConfirmForgotPassword');
  expect(await told()).toMatchObject([{ data: { change: 'password_reset' } }]);
});
