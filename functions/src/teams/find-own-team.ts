import { isActive } from '@learning/shared/domain/access';
import { ApiFailure } from '../http/api-failure.ts';
import type { TeamDependencies } from './dependencies.ts';
import type { TeamState } from './team-state.ts';

/**
 * The team of the learner's own plan: of the latest that opens courses and has seats to give.
 *
 * @throws ApiFailure `team_not_found`.
 */
export async function requireOwnTeam(
  { ownerId, now }: { ownerId: string; now: Date },
  { teams }: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  const plans = await teams.entitlements(ownerId, 'subscription');
  for (const plan of plans.filter((one) => isActive(one, now))) {
    const state = plan.orderId === undefined ? null : await teams.read(plan.orderId);
    if (state && state.team.ownerId === ownerId && state.team.maxUsers > 1) return state;
  }
  throw new ApiFailure('team_not_found');
}
