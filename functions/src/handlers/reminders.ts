import type { Context } from 'aws-lambda';
import { createAnnouncementDependencies } from '#notifications/announcing/open-announcements.ts';
import { runAnnouncements } from '#notifications/announcing/run-announcements.ts';
import { recordingRuns } from '#heartbeat/task-runs.ts';
import { createReminderDependencies } from '#notifications/reminders/open-reminders.ts';
import { runReminders } from '#notifications/reminders/run-reminders.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('reminders', tableEnvironment);
const table = restrictTable(openTable(TABLE_NAME), 'reminders');
const deps = createReminderDependencies(table);
const announcing = createAnnouncementDependencies(table);

/** Time for the learners that were started. */
const RESERVE_MS = 30_000;

/** Runs every quarter of an hour, so that reminders come at the full hour in every time zone. Starts no learner shortly before its end. */
export const handler = recordingRuns(
  'reminders',
  table,
  async (_event, context: Pick<Context, 'getRemainingTimeInMillis'>) => {
    const hasTime = () => context.getRemainingTimeInMillis() > RESERVE_MS;
    const report = await runReminders(new Date(), deps, hasTime);
    // After the reminders, which must not wait for thousands of mails.
    const { told } = await runAnnouncements(() => new Date(), announcing, hasTime);
    return { ...report, told };
  },
);
