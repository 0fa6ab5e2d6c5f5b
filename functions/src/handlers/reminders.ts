import type { Context } from 'aws-lambda';
import { createReminderDependencies } from '#notifications/reminders/open-reminders.ts';
import { runReminders, type ReminderReport } from '#notifications/reminders/run-reminders.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('reminders', tableEnvironment);
const deps = createReminderDependencies(restrictTable(openTable(TABLE_NAME), 'reminders'));

/** Time for the learners that were started. */
const RESERVE_MS = 30_000;

/** Runs every quarter of an hour, so that reminders come at the full hour in every time zone. Starts no learner shortly before its end. */
export async function handler(
  _event: unknown,
  context: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<ReminderReport> {
  return runReminders(new Date(), deps, () => context.getRemainingTimeInMillis() > RESERVE_MS);
}
