import { teamCsv } from '@learning/shared/domain/team-csv';
import type { EventOf } from '#events/domain-events.ts';
import { presentMembers, presentTeam } from '#teams/present-team.ts';
import type { ReactionDependencies } from '../dependencies.ts';
import type { NotificationContent } from '../notification-content.ts';
import { sendEventMail } from './send-event-mail.ts';

/** Above so many members, the report has addresses and no names: the user pool answers 30 questions a second, to all together. */
const MAX_NAMED = 200;

interface Command {
  event: EventOf<'teamReport'>;
  notification: NotificationContent;
  timeZone: string;
  courseTitleOf: (courseId: number) => string | null;
  now: Date;
}

/**
 * Mails the report of a month to the owner of a team, as the file that the team page has. Who has handed the team over meanwhile gets
 * none.
 *
 * Source: rules/companies.md B7
 */
export async function sendTeamReport(
  { event, ...command }: Command,
  deps: ReactionDependencies,
): Promise<void> {
  const { orderId, month } = event.data;
  const state = await deps.teams.read(orderId);
  if (state?.team.ownerId !== event.userId) return;
  const isNamed = state.seats.length <= MAX_NAMED;
  const shownContactOf = isNamed ? deps.contactOf : () => Promise.resolve(null);
  const readers = { ...deps, shownContactOf };
  const team = await presentTeam(state, event.userId, command.now, readers);
  const members = [...team.members];
  for (let cursor = team.nextCursor; cursor !== null;) {
    const page = await presentMembers(state, { cursor }, command.now, readers);
    members.push(...page.members);
    cursor = page.nextCursor;
  }
  const attachment = {
    fileName: `team-${month}.csv`,
    contentType: 'text/csv; charset=utf-8',
    // With the byte order mark, Excel reads the file as UTF-8.
    text: `\uFEFF${teamCsv({ members, courses: team.courses }, await deps.siteOrigin())}`,
  };
  await sendEventMail({ event, ...command, attachments: [attachment] }, deps);
}
