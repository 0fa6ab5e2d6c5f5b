import { KMS } from '@aws-sdk/client-kms';
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import assert from 'node:assert/strict';
import { codeEncryption } from '#identity/encrypt-code.ts';
import { invoke } from './deployed-function.ts';
import type { SentMails } from './sent-mails.ts';

const CODE = '83920174';

/**
 * Calls the deployed function that sends the mails with codes, with a code that the pool's key encrypted, as Cognito does.
 *
 * @throws AssertionError when it fails, or the mail has no code
 */
export async function checkCodeMail(
  environment: string,
  userPoolId: string,
  { email, mails }: { email: string; mails: SentMails },
): Promise<void> {
  const FunctionName = `learning-${environment}-custom-email-sender`;
  const configuration = new GetFunctionConfigurationCommand({ FunctionName });
  const { Environment } = await new LambdaClient({}).send(configuration);
  const kms = new KMS({});
  const encrypt = codeEncryption(Environment!.Variables!['CODE_KEY']!, (input) =>
    kms.generateDataKey(input),
  );
  await invoke(environment, 'custom-email-sender', {
    version: '1',
    triggerSource: 'CustomEmailSender_ForgotPassword',
    userPoolId,
    userName: email,
    request: {
      type: 'customEmailSenderRequestV1',
      code: await encrypt(CODE, userPoolId),
      userAttributes: { email },
    },
  });
  assert.match(await mails.wait(email, /^Reset your .* password$/), new RegExp(`code is ${CODE}`));
}
