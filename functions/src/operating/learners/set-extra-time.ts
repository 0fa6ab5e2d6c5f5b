import type { Profile } from '@learning/shared/contract/profile';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { OperatingDependencies } from '../dependencies.ts';

interface Input {
  learnerId: string;
  extraTimeFactor: Profile['extraTimeFactor'];
  /** The one that the operator saw. */
  from: Profile['extraTimeFactor'];
  reason: string;
}

/**
 * Sets a learner's extra time for timed checks, with its audit record in the same transaction. Repeated, it changes nothing.
 *
 * @throws Failure `account_not_found`, `extra_time_changed`. Source: rules/learning.md L20
 */
export async function setExtraTime(
  { learnerId, extraTimeFactor, from, reason }: Input,
  operator: Operator,
  { accounts, learners: { profiles }, newId }: OperatingDependencies,
  now: Date,
): Promise<{ learnerId: string; extraTimeFactor: Profile['extraTimeFactor'] }> {
  if (!(await accounts.find(learnerId))) throw new Failure('account_not_found');
  const entry = {
    operator,
    action: 'setExtraTime',
    learnerId,
    reason,
    before: { extraTimeFactor: from },
    after: { extraTimeFactor },
  };
  return retryOnConflict(async () => {
    const audit = auditWrites(entry, newId(now), now);
    const change = { from, to: extraTimeFactor };
    const outcome = await profiles.changeExtraTime(learnerId, change, [audit], now);
    if (outcome === CONFLICT) return CONFLICT;
    if (outcome === 'other_factor') {
      const { extraTimeFactor: stored } = await profiles.read(learnerId);
      if (stored !== extraTimeFactor) throw new Failure('extra_time_changed');
    }
    return { learnerId, extraTimeFactor };
  });
}
