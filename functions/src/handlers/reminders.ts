import type { Context } from 'aws-lambda';
import { createDeliveringDependencies } from '#companies/dependencies.ts';
import { runDeliveries } from '#companies/webhooks/run-deliveries.ts';
import { cachedContacts, cognitoContacts } from '#gateways/cognito/emails.ts';
import { webhookSender } from '#gateways/webhook-sender.ts';
import { reminderEnvironment } from '#notifications/env.ts';
import { createAnnouncementDependencies } from '#notifications/announcing/open-announcements.ts';
import { runAnnouncements } from '#notifications/announcing/run-announcements.ts';
import { recordingRuns } from '#heartbeat/task-runs.ts';
import { createReminderDependencies } from '#notifications/reminders/open-reminders.ts';
import { runReminders } from '#notifications/reminders/run-reminders.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('reminders', reminderEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'reminders');
const deps = createReminderDependencies(table);
const announcing = createAnnouncementDependencies(table);
const delivering = createDeliveringDependencies(table, {
  contactOf: cachedContacts(cognitoContacts(environment.USER_POOL_ID)),
  send: webhookSender({ allowsPrivate: environment.LOCAL_WEBHOOKS === 'yes' }),
});

/** Time for the learners that were started. */
const RESERVE_MS = 30_000;

/**
 * Runs every quarter of an hour, so that reminders come at the full hour in every time zone, and every five minutes for webhooks. Starts no
 * learner and no message shortly before its end.
 */
export const handler = recordingRuns(
  'reminders',
  table,
  async (event, context: Pick<Context, 'getRemainingTimeInMillis'>) => {
    const hasTime = () => context.getRemainingTimeInMillis() > RESERVE_MS;
    const task = (event as { detail?: { task?: string } } | undefined)?.detail?.task;
    if (task === 'webhooks') return runDeliveries(() => new Date(), delivering, hasTime);
    const report = await runReminders(new Date(), deps, hasTime);
    // After the reminders, which must not wait for thousands of mails.
    const { told } = await runAnnouncements(() => new Date(), announcing, hasTime);
    return { ...report, told };
  },
);
