import { isActive } from '@learning/shared/domain/access';
import type { TeamCapability } from '@learning/shared/domain/team-roles';
import { Failure } from '#failure.ts';
import type { EntitlementRecord } from '#learning/learner-records.ts';
import type { TeamDependencies } from './dependencies.ts';
import { personInTeam, requireCapability } from './roles/team-role.ts';
import { hasSeatsForOthers, isTeamActive, type TeamState } from './team-state.ts';

/** Who asks for a team. */
export interface TeamActor {
  userId: string;
  now: Date;
  /** The team, if the call names it; else the one that the learner owns, or has a role in. */
  teamId?: string;
}
type Dependencies = Pick<TeamDependencies, 'teams'>;

/**
 * Finds the active team in which the learner may do something. Source: rules/access.md A48
 *
 * @param groupId the group it is done to, if it is done to one
 * @throws Failure `team_not_found`, `team_role_too_low`, `group_not_found`.
 */
export async function requireTeam(
  { userId, now, teamId }: TeamActor,
  capability: TeamCapability,
  { teams }: Dependencies,
  groupId?: string,
): Promise<TeamState> {
  const state =
    teamId === undefined
      ? await findActiveTeam({ userId, now }, { teams })
      : await readActiveTeam(teamId, now, { teams });
  if (!state) throw new Failure('team_not_found');
  requireCapability(state, userId, capability, groupId);
  return state;
}

async function findActiveTeam(actor: TeamActor, deps: Dependencies): Promise<TeamState | null> {
  const { state, endedAt } = await findOwnTeam(actor, deps);
  return endedAt === null ? state : null;
}

async function readActiveTeam(
  teamId: string,
  now: Date,
  { teams }: Dependencies,
): Promise<TeamState | null> {
  const state = await teams.read(teamId);
  return state && isTeamActive(state.team, now) ? state : null;
}

/**
 * Finds the learner's team for display: the one they own, or one in which they have a role. When no plan of an owner is active anymore, the team
 * of the latest one, so that the page can say what happened to it.
 *
 * @returns the team, and since when its plan has been inactive (null while it is active)
 * @throws Failure `team_not_found`.
 */
export async function findOwnTeam(
  { userId, now }: TeamActor,
  { teams }: Dependencies,
): Promise<{ state: TeamState; endedAt: string | null }> {
  const read = async ({ orderId }: EntitlementRecord) =>
    orderId === undefined ? null : teams.read(orderId);
  const [own, seats] = await Promise.all([
    teams.entitlements(userId, 'subscription'),
    teams.entitlements(userId, 'seat'),
  ]);
  // The owner's own plan, then the one they took over.
  const current = [...own, ...seats].filter((plan) => isActive(plan, now));
  const states = (await Promise.all(current.map(read))).filter((state) => state !== null);
  const owned = states.find(isOwnedBy(userId));
  if (owned) return { state: owned, endedAt: null };
  const roleIn = (state: TeamState) => personInTeam(state, userId)?.role;
  const active = states.filter(({ team }) => isTeamActive(team, now));
  const withRole =
    active.find((state) => roleIn(state) === 'administrator') ??
    active.find((state) => roleIn(state) === 'manager');
  if (withRole) return { state: withRole, endedAt: null };
  if (current.some(({ kind }) => kind === 'subscription')) throw new Failure('team_not_found');
  for (const plan of [...own.slice(0, 1), ...seats.slice(0, 1)]) {
    const state = await read(plan);
    if (state && isOwnedBy(userId)(state)) return { state, endedAt: plan.endsAt };
  }
  throw new Failure('team_not_found');
}

/** After a downgrade to one seat the owner still sees the paused members. */
const isOwnedBy = (userId: string) => (state: TeamState) =>
  state.team.ownerId === userId && (hasSeatsForOthers(state) || state.seats.length > 0);
