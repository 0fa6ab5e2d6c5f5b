import { createMailFeedback } from '#notifications/mailing/mail-feedback.ts';
import { mailboxRepository } from '#notifications/mailing/mailbox-repository.ts';
import { mailFeedbackEnvironment } from '#notifications/env.ts';
import { readEnvironment } from '#function-environments.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const { TABLE_NAME, USER_POOL_ID } = readEnvironment('mail-feedback', mailFeedbackEnvironment);

/** Runs when Amazon SES reports a bounce or a complaint. */
export const handler = createMailFeedback(
  mailboxRepository(restrictTable(openTable(TABLE_NAME), 'mail-feedback'), USER_POOL_ID),
);
