import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createProfile } from '#identity/create-profile.ts';
import { profileRepository } from '#identity/profile-repository.ts';
import { learnerKeys } from '#table/keys.ts';
import { getItem, putItem } from '#table/table.ts';
import { openApi } from '#testing/api/open-api.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';

const me = { userId: 'me' };
const NOW = '2026-11-18T09:00:00.000Z';

describe.each(engineNames)('the profile of a learner on %s', (engine) => {
  const newLearner = async () => {
    const table = await createTestTable(engine);
    const userId = randomUUID();
    return { table, userId, learner: openApi(table).as(userId) };
  };

  test('has defaults before anything is stored', async () => {
    const { learner, userId } = await newLearner();
    expect(await learner.ok('getProfile', { params: me })).toEqual({
      userId,
      timeZone: null,
      extraTimeFactor: 1,
      weeklyGoalMinutes: null,
      law: null,
      updatedAt: null,
    });
  });

  test('changes the given settings and leaves the others unchanged', async () => {
    const { learner, userId } = await newLearner();
    await learner.ok('updateProfile', { params: me, body: { timeZone: 'Asia/Kolkata' } });
    await learner.ok('updateProfile', { params: me, body: { weeklyGoalMinutes: 120 } });
    const law = { countries: ['UK' as const], states: [] };
    await learner.ok('updateProfile', { params: me, body: { law } });
    const all = {
      userId,
      timeZone: 'Asia/Kolkata',
      extraTimeFactor: 1.5,
      weeklyGoalMinutes: 120,
      law,
      updatedAt: NOW,
    };
    expect(
      await learner.ok('updateProfile', { params: me, body: { extraTimeFactor: 1.5 } }),
    ).toEqual(all);
    expect(await learner.ok('getProfile', { params: me })).toEqual(all);
  });

  test('stays unchanged when an update contains no setting', async () => {
    const { learner } = await newLearner();
    const { updatedAt } = await learner.ok('updateProfile', { params: me, body: {} });
    expect(updatedAt).toBeNull();
  });

  test.each([
    [{ timeZone: 'Mars/Olympus' }],
    [{ extraTimeFactor: 3 as 2 }],
    [{ extraTimeFactor: 0 as 1 }],
    [{ weeklyGoalMinutes: 45 as 60 }],
    [{ law: { countries: ['FR' as 'EU'], states: [] } }],
    [{ law: { countries: [], states: ['Ohio' as const, 'Ohio' as const] } }],
  ])('refuses %j', async (body) => {
    const { learner } = await newLearner();
    expect(await learner.refused('updateProfile', { params: me, body })).toBe('invalid_request');
  });

  test('merges the settings with what confirming the account wrote, in either order', async () => {
    const { table, learner, userId } = await newLearner();
    const confirm = () =>
      createProfile(
        { userId, now: new Date('2026-11-17T08:00:00.000Z') },
        { profiles: profileRepository(table) },
      );
    await confirm();
    await learner.ok('updateProfile', { params: me, body: { timeZone: 'Europe/Berlin' } });
    await confirm();
    expect(await getItem(table, learnerKeys.profile(userId))).toMatchObject({
      entity: 'profile',
      userId,
      createdAt: '2026-11-17T08:00:00.000Z',
      timeZone: 'Europe/Berlin',
    });
    const other = randomUUID();
    await openApi(table)
      .as(other)
      .ok('updateProfile', { params: me, body: { extraTimeFactor: 2 } });
    await createProfile({ userId: other, now: new Date() }, { profiles: profileRepository(table) });
    expect(await getItem(table, learnerKeys.profile(other))).toMatchObject({
      createdAt: NOW,
      extraTimeFactor: 2,
    });
  });

  test('returns the default for a setting that is invalid', async () => {
    const { table, learner, userId } = await newLearner();
    await putItem(table, {
      ...learnerKeys.profile(userId),
      entity: 'profile',
      extraTimeFactor: 7,
    });
    expect(await learner.ok('getProfile', { params: me })).toMatchObject({ extraTimeFactor: 1 });
  });
});
