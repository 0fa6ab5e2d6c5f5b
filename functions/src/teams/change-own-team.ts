import { retryOnConflict } from '#table/retry-on-conflict.ts';
import type { TeamDependencies } from './dependencies.ts';
import { requireOwnTeam } from './find-own-team.ts';
import type { TeamState } from './team-state.ts';

/**
 * Changes the owner's team by a rule that sees it as it is now. When the write meets another one, the rule is asked again with
 * what is then stored; a rule that answers what it was given changes nothing.
 *
 * @returns the team after the change.
 * @throws Failure `team_not_found`, `write_conflict`, and what the rule throws.
 */
export function changeOwnTeam(
  who: { ownerId: string; now: Date },
  rule: (before: TeamState) => TeamState,
  deps: Pick<TeamDependencies, 'teams'>,
): Promise<TeamState> {
  return retryOnConflict(async () => {
    const before = await requireOwnTeam(who, deps);
    const after = rule(before);
    return (await deps.teams.change(before, after, who.now)) === 'stored' ? after : undefined;
  });
}
