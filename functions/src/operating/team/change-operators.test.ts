import { beforeEach, describe, expect, it } from 'vitest';
import {
  openOperatorsHarness,
  owner,
  supporter,
  type OperatorsHarness,
} from '#testing/operating/operators-harness.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { changeOperatorRoles, inviteOperator, removeOperator } from './change-operators.ts';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);
const reason = 'Works on support';

describe.each(engineNames)('on %s, an owner', (engine) => {
  let harness: OperatorsHarness;
  beforeEach(async () => {
    harness = openOperatorsHarness(await createTestTable(engine));
  });
  const audited = async () => harness.deps.audit.list('2026-11');

  it('invites an account with roles, and records the roles before and after', async () => {
    const input = { email: 'ada@example.org', roles: ['support' as const], reason };
    const invited = await inviteOperator(input, owner, harness.deps, NOW);
    expect(invited).toMatchObject({ operatorId: 'u1', roles: ['support'], hasSecondFactor: true });
    expect(harness.operators.get('u1')?.roles).toEqual(['support']);
    expect(await audited()).toMatchObject([
      {
        operator: 'eve@example.org',
        action: 'inviteOperator',
        learnerId: 'u1',
        before: null,
        after: { roles: ['support'] },
        reason,
        state: 'done',
      },
    ]);
  });

  it('hears that no account has the address, and nothing is recorded', async () => {
    const input = { email: 'unknown@example.org', roles: [], reason };
    const invited = inviteOperator(input, owner, harness.deps, NOW);
    await expect(invited).rejects.toMatchObject({ code: 'account_not_found' });
    expect(await audited()).toEqual([]);
  });

  it('changes the roles on the screen; over the change of another owner it is told who made it', async () => {
    const seen = { operatorId: 'sam', seenRoles: ['support' as const], reason };
    const first = { ...seen, roles: ['support' as const, 'finance' as const] };
    await changeOperatorRoles(first, owner, harness.deps, NOW);
    const second = changeOperatorRoles(
      { ...seen, roles: ['content'] },
      { ...owner, id: 'max', name: 'max@example.org' },
      harness.deps,
      later(1),
    );
    await expect(second).rejects.toMatchObject({
      code: 'changed_by_operator',
      details: { by: ['eve@example.org'], at: [NOW.toISOString()] },
    });
    expect(harness.operators.get('sam')?.roles).toEqual(['support', 'finance']);
  });

  it('removes an operator, and again without an effect', async () => {
    await removeOperator({ operatorId: 'sam', reason }, owner, harness.deps, NOW);
    await removeOperator({ operatorId: 'sam', reason }, owner, harness.deps, later(1));
    expect(harness.operators.has('sam')).toBe(false);
    expect(await audited()).toMatchObject([{ action: 'removeOperator', state: 'done' }]);
  });

  it('stays when there is no other owner', async () => {
    const leaving = removeOperator({ operatorId: 'eve', reason }, owner, harness.deps, NOW);
    await expect(leaving).rejects.toMatchObject({ code: 'last_owner' });
    const roles = { operatorId: 'eve', seenRoles: ['owner' as const], roles: [], reason };
    const demoted = changeOperatorRoles(roles, owner, harness.deps, NOW);
    await expect(demoted).rejects.toMatchObject({ code: 'last_owner' });
    harness.operators.set('max', { ...supporter, id: 'max', roles: ['owner'] });
    await removeOperator({ operatorId: 'eve', reason }, owner, harness.deps, NOW);
    expect(harness.operators.has('eve')).toBe(false);
  });

  it('leaves a record of what failed halfway', async () => {
    harness.deps.operators.remove = () => Promise.reject(new Error('TooManyRequests'));
    const removing = removeOperator({ operatorId: 'sam', reason }, owner, harness.deps, NOW);
    await expect(removing).rejects.toThrow('TooManyRequests');
    expect(await audited()).toMatchObject([{ action: 'removeOperator', state: 'begun' }]);
  });
});
