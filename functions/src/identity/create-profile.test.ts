import { describe, expect, it } from 'vitest';
import { restrictTable } from '#table/restrict-table.ts';
import { getItem } from '#table/table.ts';
import { learnerKeys } from '#table/keys.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { createProfile } from './create-profile.ts';
import { profileRepository } from './profile-repository.ts';

const first = new Date('2026-11-21T08:00:00.000Z');
const later = new Date('2026-11-22T08:00:00.000Z');

describe.each(engineNames)('the profile of a confirmed account on %s', (engine) => {
  it('holds the id and the date, but no name and no address', async () => {
    const table = await createTestTable(engine);
    await createProfile(
      { userId: 'u1', now: first },
      { profiles: profileRepository(restrictTable(table, 'post-confirmation')) },
    );
    expect(await getItem(table, learnerKeys.profile('u1'))).toEqual({
      ...learnerKeys.profile('u1'),
      entity: 'profile',
      userId: 'u1',
      createdAt: first.toISOString(),
      timeZone: null,
      schemaVersion: 1,
      GSI1PK: 'ACCOUNTS',
      GSI1SK: 'u1',
    });
  });

  it('does not change when Cognito calls the trigger twice', async () => {
    const table = await createTestTable(engine);
    const profiles = profileRepository(restrictTable(table, 'post-confirmation'));
    await createProfile({ userId: 'u1', now: first }, { profiles });
    await createProfile({ userId: 'u1', now: later }, { profiles });
    const stored = await getItem(table, learnerKeys.profile('u1'));
    expect(stored?.['createdAt']).toBe(first.toISOString());
  });
});
