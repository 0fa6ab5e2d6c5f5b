import type { TeamCapability } from '@learning/shared/domain/team-roles';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { TeamDependencies } from './dependencies.ts';
import { requireTeam, type TeamActor } from './find-own-team.ts';
import type { TeamState } from './team-state.ts';

/** Who changes a team, and by which right. */
export interface TeamChange {
  actor: TeamActor;
  capability: TeamCapability;
  /** The group that is changed, if it is one. */
  groupId?: string;
}

/**
 * Applies a change to a team. After a write conflict the right is checked and the change is applied again, to the team as it is then
 * stored; returning the state it was given writes nothing.
 *
 * @returns the team after the change
 * @throws Failure `team_not_found`, `team_role_too_low`, `group_not_found`, `write_conflict`, and what `change` throws.
 */
export function changeTeam(
  { actor, capability, groupId }: TeamChange,
  change: (before: TeamState) => TeamState,
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  return retryOnConflict(async () => {
    const before = await requireTeam(actor, capability, deps, groupId);
    const after = change(before);
    const outcome = await deps.teams.change(before, after, actor.now, { actorId: actor.userId });
    return outcome === 'stored' ? after : CONFLICT;
  });
}
