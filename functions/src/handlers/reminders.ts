import { createReminderDependencies } from '#notifications/reminders/open-reminders.ts';
import { runReminders } from '#notifications/reminders/run-reminders.ts';
import { readEnvironment } from '#function-environments.ts';
import { tableEnvironment } from '#table/env.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME } = readEnvironment('reminders', tableEnvironment);
const deps = createReminderDependencies(restrictTable(openTable(TABLE_NAME), 'reminders'));

/** Runs every quarter of an hour, so that reminders come at the full hour in every time zone. */
export async function handler(): Promise<{ checked: number; sent: number }> {
  return runReminders(new Date(), deps);
}
