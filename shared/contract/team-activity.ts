/** What was done in a team: who did what to whom, and when. Source: rules/access.md A50 */
import * as z from 'zod';
import { Instant, SortableId, UserId } from './fields.ts';
import { CsvFile, Cursor, Month } from './operators/fields.ts';
import { defineRoutes } from './route.ts';
import { ACTIVITY_KINDS, TEAM_ACTIONS } from './team-actions.ts';

/** Someone in the log; `name` is null when their account was deleted. */
const Person = z.object({ name: z.string().nullable() });

export const TeamActivity = z
  .object({
    id: z.string(),
    at: Instant,
    /** Who did it; null for the plan itself, such as a smaller one. */
    actor: Person.nullable(),
    action: z.enum(TEAM_ACTIONS),
    /** To whom; null when it was no member. */
    member: Person.nullable(),
    /** The invited address while the invitation or its seat exists; null later, and for what was no invitation. */
    invitedEmail: z.string().nullable(),
    /** The title of the course; null when it was none, or one that is gone. */
    courseTitle: z.string().nullable(),
    /** The changed fields; null where there were none. */
    before: z.record(z.string(), z.json()).nullable(),
    after: z.record(z.string(), z.json()).nullable(),
  })
  .meta({ id: 'TeamActivity' });
export type TeamActivity = z.infer<typeof TeamActivity>;

const teamParams = z.strictObject({ userId: UserId, teamId: SortableId });
const group = 'teams';

export const teamActivityRoutes = defineRoutes({
  listTeamActivity: {
    method: 'GET',
    path: '/api/users/{userId}/teams/{teamId}/activity',
    summary: 'What was done in a team, the newest first, by pages',
    group,
    access: 'learner',
    teamCapability: 'seeActivity',
    params: teamParams,
    query: z.strictObject({
      kind: z.enum(ACTIVITY_KINDS).optional(),
      month: Month.optional(),
      cursor: Cursor.optional(),
    }),
    response: z.object({ entries: z.array(TeamActivity), nextCursor: z.string().nullable() }),
    errors: ['team_not_found', 'team_role_too_low'],
  },
  exportTeamActivity: {
    method: 'GET',
    path: '/api/users/{userId}/teams/{teamId}/activity/export',
    summary: 'What was done in a team in a month, as a file for a spreadsheet',
    group,
    access: 'learner',
    teamCapability: 'seeActivity',
    params: teamParams,
    query: z.strictObject({ month: Month }),
    response: CsvFile,
    errors: ['team_not_found', 'team_role_too_low'],
  },
});
