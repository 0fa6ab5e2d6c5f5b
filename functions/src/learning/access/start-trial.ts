import type { AccessSummary } from '@learning/shared/contract/access';
import { isActive, trialEndsAt } from '@learning/shared/domain/access';
import { Failure } from '#failure.ts';
import type { LearningDependencies } from '../dependencies.ts';
import { presentAccess } from '../present-learning.ts';

export const TRIAL_ENTITLEMENT = 'trial';

/**
 * Starts the free trial: every course for 72 hours, once per learner. A repeat while it runs returns the running trial.
 *
 * @throws Failure `trial_already_used` when the trial has ended.
 */
export async function startTrial(
  { userId, now }: { userId: string; now: Date },
  { entitlements, learners }: Pick<LearningDependencies, 'entitlements' | 'learners'>,
): Promise<AccessSummary> {
  const granted = await entitlements.grantOnce(userId, {
    entity: 'entitlement',
    name: TRIAL_ENTITLEMENT,
    kind: 'trial',
    courseIds: null,
    startedAt: now.toISOString(),
    endsAt: trialEndsAt(now).toISOString(),
  });
  const learner = await learners.read(userId);
  const trial = learner.entitlements.find((one) => one.kind === 'trial');
  if (!granted && !(trial && isActive(trial, now))) throw new Failure('trial_already_used');
  return presentAccess(learner.entitlements, now);
}
