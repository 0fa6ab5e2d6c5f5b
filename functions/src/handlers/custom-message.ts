import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { readEnvironment } from '#function-environments.ts';
import { cognitoAliases } from '#gateways/cognito/accounts.ts';
import { siteOriginReader } from '#gateways/site-origin.ts';
import { customMessageEnvironment } from '#identity/env.ts';
import { writeCodeMail } from '#identity/write-code-mail.ts';

const environment = readEnvironment('custom-message', customMessageEnvironment);
const dependencies = { accountOf: cognitoAliases(), siteOrigin: siteOriginReader(environment) };

/** Runs before Cognito sends a mail. A failure fails the call that sends it, alike for known and unknown addresses. */
export async function handler(
  event: CustomMessageTriggerEvent,
): Promise<CustomMessageTriggerEvent> {
  return writeCodeMail(event, dependencies);
}
