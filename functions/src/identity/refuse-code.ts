import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { takeCodeMail } from './code-mail-limit.ts';
import { attributeOf, changesAddress, confirmsSignUp, occasionOf } from './code-mails.ts';
import type { IdentityDependencies } from './dependencies.ts';

/** What Cognito gives as the client of a call with AWS credentials. */
const NO_CLIENT = 'CLIENT_ID_NOT_APPLICABLE';

/**
 * Runs before Cognito sends a mail itself, where no sender of ours is set. Cognito cannot drop a mail, so the call fails: for a code that
 * would change an address past the API, and after a sign-up when the mailbox has had its mails of the day, alike for every address. A reset is
 * left to Cognito's own limit, because a refusal would tell that the address has an account. Source: rules/access.md A29, A32, A40
 *
 * @throws Error whose message Cognito passes on
 * @see https://docs.aws.amazon.com/cognito/latest/developerguide/user-pool-lambda-custom-message.html
 */
export async function refuseCode(
  event: CustomMessageTriggerEvent,
  now: Date,
  { limits }: Pick<IdentityDependencies, 'limits'>,
): Promise<void> {
  const occasion = occasionOf(event.triggerSource);
  if (changesAddress(occasion) && event.callerContext?.clientId !== NO_CLIENT) {
    throw new Error('Addresses are changed through the API');
  }
  const { userAttributes, clientMetadata } = event.request;
  const email = attributeOf(userAttributes, 'email');
  if (!confirmsSignUp(occasion) || email === undefined) return;
  const learnerId = attributeOf(userAttributes, 'sub');
  if (await takeCodeMail({ occasion, email, learnerId, clientMetadata, now }, limits)) return;
  throw new Error('The address has had its emails of the day');
}
