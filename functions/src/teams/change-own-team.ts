import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import type { TeamDependencies } from './dependencies.ts';
import { requireOwnTeam } from './find-own-team.ts';
import type { TeamState } from './team-state.ts';

/**
 * Applies a change to the owner's team. After a write conflict the change is applied again to the team as it is then stored;
 * returning the state it was given writes nothing.
 *
 * @returns the team after the change
 * @throws Failure `team_not_found`, `write_conflict`, and what `change` throws.
 */
export function changeOwnTeam(
  owner: { ownerId: string; now: Date },
  change: (before: TeamState) => TeamState,
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  return retryOnConflict(async () => {
    const before = await requireOwnTeam(owner, deps);
    const after = change(before);
    return (await deps.teams.change(before, after, owner.now)) === 'stored' ? after : CONFLICT;
  });
}
