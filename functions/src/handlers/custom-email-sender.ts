import { site } from '@learning/content/site';
import type { CustomEmailSenderTriggerEvent } from 'aws-lambda';
import { readEnvironment } from '#function-environments.ts';
import { cognitoAliases } from '#gateways/cognito/accounts.ts';
import { cognitoCodes } from '#gateways/cognito/codes.ts';
import { openMailByFetch } from '#gateways/mail-by-fetch.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { customEmailSenderEnvironment } from '#identity/env.ts';
import { sendCodeMail } from '#identity/send-code-mail.ts';
import { limitRepository } from '#limits/limit-repository.ts';
import { restrictTable } from '#table/restrict-table.ts';
import { openTable } from '#table/table.ts';

const environment = readEnvironment('custom-email-sender', customEmailSenderEnvironment);
const table = restrictTable(openTable(environment.TABLE_NAME), 'custom-email-sender');
const dependencies = {
  limits: limitRepository(table),
  accountOf: cognitoAliases(),
  siteOrigin: siteOriginReader(environment),
  readCode: cognitoCodes(environment.CODE_KEY),
  // Named as Cognito names the sender.
  sendMail: openMailByFetch(`${site.name} <${environment.MAIL_SENDER}>`),
};

/** Runs when Cognito wants a mail sent. Cognito has responded by then, so nobody can learn anything from a failure or from its time. */
export async function handler(event: CustomEmailSenderTriggerEvent): Promise<void> {
  await sendCodeMail(event, new Date(), dependencies);
}
