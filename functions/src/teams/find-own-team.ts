import { isActive } from '@learning/shared/domain/access';
import { Failure } from '#failure.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { TeamDependencies } from './dependencies.ts';
import { hasSeatsForOthers, type TeamState } from './team-state.ts';

interface Owner {
  ownerId: string;
  now: Date;
}
type Dependencies = Pick<TeamDependencies, 'teams'>;

/**
 * Finds the team of the learner's latest active plan with seats, or with members from when it had some.
 *
 * @throws Failure `team_not_found`.
 */
export async function requireOwnTeam(owner: Owner, deps: Dependencies): Promise<TeamState> {
  const { state, endedAt } = await findOwnTeam(owner, deps);
  if (endedAt !== null) throw new Failure('team_not_found');
  return state;
}

/**
 * Finds the owner's team for display: when no plan is active anymore, the team of the latest one, so that the page can say
 * what happened to it.
 *
 * @returns the team, and since when its plan has been inactive (null while it is active)
 * @throws Failure `team_not_found`.
 */
export async function findOwnTeam(
  { ownerId, now }: Owner,
  { teams }: Dependencies,
): Promise<{ state: TeamState; endedAt: string | null }> {
  const read = async ({ orderId }: EntitlementRecord): Promise<TeamState | null> => {
    const state = orderId === undefined ? null : await teams.read(orderId);
    if (state?.team.ownerId !== ownerId) return null;
    // After a downgrade to one seat the owner still sees the paused members.
    return hasSeatsForOthers(state) || state.seats.length > 0 ? state : null;
  };
  const [own, takenOver] = await Promise.all([
    teams.entitlements(ownerId, 'subscription'),
    teams.entitlements(ownerId, 'seat'),
  ]);
  // The owner's own plan, then the one they took over.
  const plans = [...own, ...takenOver];
  const current = plans.filter((plan) => isActive(plan, now));
  for (const plan of current) {
    const state = await read(plan);
    if (state) return { state, endedAt: null };
  }
  const hasOwnPlan = current.some(({ kind }) => kind === 'subscription');
  const latest = hasOwnPlan ? [] : [...own.slice(0, 1), ...takenOver.slice(0, 1)];
  for (const plan of latest) {
    const state = await read(plan);
    if (state) return { state, endedAt: plan.endsAt };
  }
  throw new Failure('team_not_found');
}
