import type { AccessSummary } from '@learning/shared/contract/access';
import { isActive, trialEndsAt } from '@learning/shared/domain/access';
import { mailboxOf } from '@learning/shared/domain/mailbox';
import { createHmac } from 'node:crypto';
import { Failure } from '#failure.ts';
import { isLoopback } from '#http/caller-address.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { LearningDependencies } from '../dependencies.ts';
import type { EntitlementRecord } from '../learner-records.ts';
import { presentAccess } from '../present-learning.ts';

export const TRIAL_ENTITLEMENT = 'trial';

interface Command {
  userId: string;
  /** Network address of the caller. */
  address: string;
  now: Date;
}

type Dependencies = Pick<
  LearningDependencies,
  'entitlements' | 'learners' | 'limits' | 'refuseClosing' | 'emailOf' | 'hashKey'
>;

/**
 * Starts the free trial: every course for 72 hours, once per learner and mailbox. A repeat while it runs returns the running
 * trial.
 *
 * @throws Failure `trial_already_used` when the trial has ended, `trial_used_with_mailbox` when another account with the same
 * mailbox had one, `account_closing`, `too_many_requests` when many were started from the address. Source: rules/access.md A13
 */
export async function startTrial(command: Command, deps: Dependencies): Promise<AccessSummary> {
  const { userId, now } = command;
  const [before] = await Promise.all([deps.learners.read(userId), deps.refuseClosing(userId)]);
  if (!before.entitlements.some((entitlement) => entitlement.kind === 'trial'))
    await grant(command, deps);
  const learner = await deps.learners.read(userId);
  const trial = learner.entitlements.find((entitlement) => entitlement.kind === 'trial');
  if (!trial || !isActive(trial, now)) throw new Failure('trial_already_used');
  return presentAccess(learner.entitlements, now);
}

async function grant({ userId, address, now }: Command, deps: Dependencies): Promise<void> {
  const { entitlements, limits, emailOf, hashKey } = deps;
  const email = await emailOf(userId);
  // All callers of a local server share its address.
  const isCounted = !isLoopback(address);
  if (isCounted) enforce(await limits.take('trialsPerAddress', address, now));
  const trial: EntitlementRecord = {
    entity: 'entitlement',
    name: TRIAL_ENTITLEMENT,
    kind: 'trial',
    courseIds: null,
    startedAt: now.toISOString(),
    endsAt: trialEndsAt(now).toISOString(),
  };
  const subject = email === null ? `learner ${userId}` : mailboxOf(email);
  const hash = createHmac('sha256', hashKey).update(subject).digest('hex');
  const outcome = await retryOnConflict(async () => {
    const written = await entitlements.grantTrial(userId, trial, hash);
    return written === 'conflict' ? CONFLICT : written;
  });
  if (outcome === 'granted') return;
  if (isCounted) await limits.giveBack('trialsPerAddress', address, now);
  if (outcome === 'mailbox_used') throw new Failure('trial_used_with_mailbox');
}
