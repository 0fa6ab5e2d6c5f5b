import type { AccessSummary } from '@learning/shared/contract/access';
import { learnFacts } from './facts.ts';
import { showOffers } from './session.ts';

/** Offers the trial only to a learner who can still use it. Without an answer, it is not offered. Source: rules/wording.md W34 */
export function showOwnTrial(access: AccessSummary | undefined): void {
  learnFacts(document, { 'trial-open': access !== undefined && isTrialOpen(access) });
  showOffers('[data-trial-offer]');
}

function isTrialOpen({ trial, entitlements }: AccessSummary): boolean {
  return (
    trial === null &&
    entitlements.every(
      ({ kind, isActive }) => !isActive || (kind !== 'seat' && kind !== 'subscription'),
    )
  );
}
