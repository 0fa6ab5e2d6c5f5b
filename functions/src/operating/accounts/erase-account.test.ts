import { beforeEach, describe, expect, it } from 'vitest';
import { limitRepository } from '#limits/limit-repository.ts';
import { operatorOfArn } from '#operating/command/run-call.ts';
import { privacyWork } from '#privacy/privacy-repository.ts';
import type { Table } from '#table/table.ts';
import {
  openOperatorsHarness,
  owner,
  supporter,
  type OperatorsHarness,
} from '#testing/operating/operators-harness.ts';
import { createTestTable, engineNames } from '#testing/table/test-table.ts';
import { confirmErasure, listErasures, requestErasure, withdrawErasure } from './erase-account.ts';
import { unlockAccount } from './unlock-account.ts';

const NOW = new Date('2026-11-24T09:00:00.000Z');
const after = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const asked = { learnerId: 'u1', keepsCertificates: true, reason: 'Asked by letter' };
const confirmed = { learnerId: 'u1', requestedAt: NOW.toISOString(), reason: 'Saw the letter' };

describe.each(engineNames)('on %s, an operator', (engine) => {
  let table: Table;
  let harness: OperatorsHarness;
  beforeEach(async () => {
    table = await createTestTable(engine);
    harness = openOperatorsHarness(table);
  });
  const audited = () => harness.deps.audit.list('2026-11');
  const deletions = () => privacyWork(table).listDeletions();

  it('asks for an erasure, which changes nothing until another operator confirms it', async () => {
    await requestErasure(asked, supporter, harness.deps, NOW);
    expect(await deletions()).toEqual([]);
    const { erasures } = await listErasures(owner, harness.deps, after(1));
    expect(erasures).toMatchObject([
      { learnerId: 'u1', requestedBy: 'sam@example.org', canConfirm: true },
    ]);
    await confirmErasure(confirmed, owner, harness.deps, after(1));
    expect(await deletions()).toMatchObject([
      { userId: 'u1', email: 'ada@example.org', keepsCertificates: true, erasedAt: null },
    ]);
    expect(harness.closed).toEqual(['u1']);
    expect(await listErasures(owner, harness.deps, after(1))).toEqual({ erasures: [] });
    expect(await audited()).toMatchObject([
      { action: 'requestErasure', operator: 'sam@example.org', state: 'done' },
      {
        action: 'confirmErasure',
        operator: 'eve@example.org',
        before: { requestedBy: 'sam@example.org' },
      },
    ]);
    expect(JSON.stringify(await audited())).not.toContain('ada@');
  });

  it('cannot confirm what the same person asked for, also at the command line', async () => {
    for (const person of [supporter, operatorOfArn('arn:aws:iam::1:user/eve')]) {
      await requestErasure(asked, person, openOperatorsHarness(table).deps, NOW);
      const { erasures } = await listErasures(person, harness.deps, NOW);
      expect(erasures).toMatchObject([{ canConfirm: false }]);
      const confirming = confirmErasure(confirmed, person, harness.deps, NOW);
      await expect(confirming).rejects.toMatchObject({ code: 'second_person_required' });
      await withdrawErasure({ learnerId: 'u1', reason: 'By mistake' }, person, harness.deps, NOW);
    }
    expect(await deletions()).toEqual([]);
  });

  it('counts the person at a command line as one of two', async () => {
    await requestErasure(asked, operatorOfArn('arn:aws:iam::1:user/eve'), harness.deps, NOW);
    await confirmErasure(confirmed, operatorOfArn('arn:aws:iam::1:user/sam'), harness.deps, NOW);
    expect(await deletions()).toHaveLength(1);
  });

  it('has seven days to confirm', async () => {
    await requestErasure(asked, supporter, harness.deps, NOW);
    const late = confirmErasure(confirmed, owner, harness.deps, after(7));
    await expect(late).rejects.toMatchObject({ code: 'erasure_not_found' });
  });

  it('who asks second is told who asked first', async () => {
    await requestErasure(asked, supporter, harness.deps, NOW);
    const again = requestErasure(asked, owner, harness.deps, after(1));
    await expect(again).rejects.toMatchObject({
      code: 'changed_by_operator',
      details: { by: ['sam@example.org'] },
    });
    // The same operator may correct it; who has the old request on the screen cannot confirm the new one.
    const corrected = { ...asked, keepsCertificates: false };
    await requestErasure(corrected, supporter, harness.deps, after(1));
    const confirming = confirmErasure(confirmed, owner, harness.deps, after(1));
    await expect(confirming).rejects.toMatchObject({ code: 'changed_by_operator' });
    expect(await deletions()).toEqual([]);
  });

  it('of two who confirm at once, one does it', async () => {
    await requestErasure(asked, supporter, harness.deps, NOW);
    const other = { ...owner, id: 'max', name: 'max@example.org' };
    const outcomes = await Promise.allSettled(
      [owner, other].map((person) => confirmErasure(confirmed, person, harness.deps, NOW)),
    );
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await deletions()).toHaveLength(1);
  });

  it('unlocks an account: no authenticator app, and codes are mailed again', async () => {
    const limits = limitRepository(table);
    const allowed = async () => (await limits.check('codeMails', 'ada@example.org', NOW)).isAllowed;
    while (await allowed()) await limits.take('codeMails', 'ada@example.org', NOW);
    const unlock = { learnerId: 'u1', reason: 'Asked by phone' };
    await unlockAccount(unlock, supporter, harness.deps, NOW);
    expect(await allowed()).toBe(true);
    expect(harness.accounts.get('u1')?.hasAuthenticator).toBe(false);
    expect(await audited()).toMatchObject([
      { action: 'unlockAccount', before: { hasAuthenticator: true }, state: 'done' },
    ]);
  });
});
