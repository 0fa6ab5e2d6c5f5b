import { describe, expect, it } from 'vitest';
import { openTeamHarness } from '../testing/team-harness.ts';
import { createTestTable } from '../testing/test-table.ts';

const DAY_MS = 86_400_000;

describe('an owner who invited as many as may be', () => {
  it('can invite again when all of those invitations are long over, before the table has swept them', async () => {
    const api = openTeamHarness(await createTestTable());
    const { ownerId } = await api.plan({ accessEndsAt: '2027-12-18T09:00:00.000Z' });
    for (let count = 0; count < 50; count += 1) await api.invite(ownerId);
    api.now = new Date(api.now.getTime() + 14 * DAY_MS);
    expect(await api.invite(ownerId)).toBeTruthy();
  });
});
