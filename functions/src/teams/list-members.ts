import type { MembersPage } from '@learning/shared/contract/teams';
import type { TeamDependencies } from './dependencies.ts';
import { requireTeam, type TeamActor } from './find-own-team.ts';
import { presentMembers } from './present-team.ts';
import { requireCapability } from './roles/team-role.ts';
import { visibleTeam } from './roles/visible-team.ts';

interface Query {
  actor: TeamActor;
  groupId?: string | undefined;
  cursor?: string | undefined;
}

/**
 * Lists a page of the members whom the learner may see, with their progress.
 *
 * @throws Failure `team_not_found`, `group_not_found`.
 */
export async function listMembers(
  { actor, groupId, cursor }: Query,
  deps: Pick<TeamDependencies, 'teams' | 'catalog' | 'progress' | 'shownContactOf'>,
): Promise<MembersPage> {
  const state = await requireTeam(actor, 'seeMembers', deps, groupId);
  const person = requireCapability(state, actor.userId, 'seeMembers');
  return presentMembers(visibleTeam(state, person), { groupId, cursor }, actor.now, deps);
}
