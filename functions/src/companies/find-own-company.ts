import { Failure } from '#failure.ts';
import { requireTeam } from '#teams/find-own-team.ts';
import { isTeamActive, type TeamState } from '#teams/team-state.ts';
import type { CompanyDependencies } from './dependencies.ts';

/** Seats from which a plan is that of a company. */
const MIN_SEATS = 5;

/** Returns whether a team is large enough, or has a contract, also once its plan has ended. */
export function isOfCompanySize({ team }: Pick<TeamState, 'team'>): boolean {
  return team.isContract || team.maxUsers >= MIN_SEATS;
}

/** Returns whether reports and webhooks come with a team now. Source: rules/companies.md B1 */
export function isCompany(state: Pick<TeamState, 'team'>, now: Date): boolean {
  return isTeamActive(state.team, now) && isOfCompanySize(state);
}

/**
 * Returns the team whose tokens and webhooks a person may see and change. Every call about them asks here, and only here, who may.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`, `connections_not_included`
 */
export async function requireOwnCompany(
  { userId, now }: { userId: string; now: Date },
  deps: Pick<CompanyDependencies, 'teams'>,
): Promise<TeamState & { companyId: string }> {
  const state = await requireTeam({ userId, now }, 'connect', deps);
  if (!isCompany(state, now)) throw new Failure('connections_not_included');
  return { ...state, companyId: state.team.orderId };
}
