import { ACTIONS_OF_KIND, type ActivityKind } from '@learning/shared/contract/team-actions';
import type { TeamActivity, teamActivityRoutes } from '@learning/shared/contract/team-activity';
import type { ResponseOf } from '@learning/shared/contract/route';
import { findCourse } from '#catalog/catalog.ts';
import { csvOf } from '#csv.ts';
import type { TeamDependencies } from '../dependencies.ts';
import { requireTeam, type TeamActor } from '../find-own-team.ts';
import type { TeamState } from '../team-state.ts';
import type { ActivityRecord } from './activity-records.ts';

type Routes = typeof teamActivityRoutes;
type Dependencies = Pick<TeamDependencies, 'teams' | 'activity' | 'catalog' | 'shownContactOf'>;

interface PageQuery {
  actor: TeamActor & { teamId: string };
  kind?: ActivityKind | undefined;
  month?: string | undefined;
  cursor?: string | undefined;
}

/**
 * Lists a page of what was done in a team, the newest first. A page of one kind may have few entries or none while others follow.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`.
 */
export async function listActivity(
  { actor, kind, month, cursor }: PageQuery,
  deps: Dependencies,
): Promise<ResponseOf<Routes['listTeamActivity']>> {
  // Together, to save a round trip: nothing of the page is looked at before the right is known.
  const [state, { records, next }] = await Promise.all([
    requireTeam(actor, 'seeActivity', deps),
    deps.activity.page(actor.teamId, { month, cursor }),
  ]);
  const actions: readonly string[] | null = kind ? ACTIONS_OF_KIND[kind] : null;
  const chosen = records.filter(({ action }) => actions?.includes(action) ?? true);
  return { entries: await presentActivity(chosen, state, deps), nextCursor: next };
}

/**
 * Returns what was done in a team in a month as a file.
 *
 * @throws Failure `team_not_found`, `team_role_too_low`.
 */
export async function exportActivity(
  { actor, month }: { actor: TeamActor & { teamId: string }; month: string },
  deps: Dependencies,
): Promise<ResponseOf<Routes['exportTeamActivity']>> {
  const [state, records] = await Promise.all([
    requireTeam(actor, 'seeActivity', deps),
    deps.activity.ofMonth(actor.teamId, month),
  ]);
  const entries = await presentActivity(records, state, deps);
  const nameOf = (person: TeamActivity['actor']) =>
    person === null ? '' : (person.name ?? 'Deleted account');
  const rows = entries.map((entry) => ({
    'Time (UTC)': entry.at,
    Who: entry.actor === null ? 'The plan' : nameOf(entry.actor),
    Action: entry.action,
    Whom: entry.invitedEmail ?? nameOf(entry.member),
    Course: entry.courseTitle ?? '',
    Before: entry.before ? JSON.stringify(entry.before) : '',
    After: entry.after ? JSON.stringify(entry.after) : '',
  }));
  const columns = ['Time (UTC)', 'Who', 'Action', 'Whom', 'Course', 'Before', 'After'] as const;
  return { fileName: `team-activity-${month}.csv`, csv: csvOf(columns, rows) };
}

async function presentActivity(
  records: readonly ActivityRecord[],
  { seats, invitations }: TeamState,
  { catalog, shownContactOf }: Dependencies,
): Promise<TeamActivity[]> {
  const ids = new Set(
    records.flatMap(({ actorId, memberId }) => [actorId, memberId]).filter((id) => id !== null),
  );
  const [published, people] = await Promise.all([
    catalog.read(),
    Promise.all(
      [...ids].map(async (id): Promise<[string, string | null]> => {
        const contact = await shownContactOf(id);
        return [id, contact && (contact.name ?? contact.email)];
      }),
    ),
  ]);
  const names = new Map(people);
  const personOf = (id: string | null) => (id === null ? null : { name: names.get(id) ?? null });
  const emailOf = (invitationId: string | null) => {
    if (invitationId === null) return null;
    const isSame = (holder: { invitationId: string | null }) =>
      holder.invitationId === invitationId;
    return (invitations.find(isSame) ?? seats.find(isSame))?.email ?? null;
  };
  return records.map((record) => ({
    id: record.id,
    at: record.at,
    actor: personOf(record.actorId),
    action: record.action,
    member: personOf(record.memberId),
    invitedEmail: emailOf(record.invitationId),
    courseTitle:
      record.courseId === null ? null : (findCourse(published, record.courseId)?.title ?? null),
    before: record.before,
    after: record.after,
  }));
}
