import { grantingEntitlement } from '@learning/shared/domain/access';
import { Failure } from '#failure.ts';
import type { LearnerState } from '../learner-state.ts';

export function hasAccess(learner: LearnerState, courseId: number, now: Date): boolean {
  return grantingEntitlement(learner.entitlements, courseId, now) !== undefined;
}

/** @throws Failure `payment_required` when no entitlement grants the course now. */
export function requireAccess(learner: LearnerState, courseId: number, now: Date): void {
  if (!hasAccess(learner, courseId, now)) throw new Failure('payment_required');
}
