import { randomUUID } from 'node:crypto';
import { attributesToRecord, type User } from 'cognito-local/lib/services/userPoolService.js';
import type { FunctionBundles } from '#functions/function-bundles.ts';
import type { EncryptCode } from './encrypt-code.ts';
import type { MailOccasion } from './mail-texts.ts';
import { REGION, USER_POOL_CLIENT_ID, USER_POOL_ID } from './user-pool.ts';

/** Cognito's scope for changing one's own account. */
export const SELF_SERVICE_SCOPE = 'aws.cognito.signin.user.admin';

/** The functions the pool calls, as Cognito does. */
export interface PoolTriggers {
  /** Returns the scopes of an access token. */
  scopesFor(groups: readonly string[], attributes: Record<string, string>): Promise<string[]>;
  /** Asks the function before the pool sends a mail. @throws Error of the function, which refuses it */
  beforeMail(occasion: MailOccasion, user: User): Promise<void>;
  /** Lets the function send the mail with a code; undefined where the pool sends it. */
  sendMail: ((mail: CodeToSend & { code: string }) => Promise<void>) | undefined;
  /** Runs after a sign-up or a password reset was confirmed. */
  afterConfirmation(source: string, userAttributes: Record<string, string>): Promise<void>;
}

/** A code that someone asked for. */
export interface CodeToSend {
  occasion: MailOccasion;
  user: User;
  /** What the client sent along; Cognito passes it on unread. */
  clientMetadata: Record<string, string> | undefined;
}

/** How a function sends the mails with codes instead of the pool. */
export interface CodeSending {
  encrypt: EncryptCode;
  /** Is told why a mail was not sent: Cognito does not wait for the function, so its caller cannot be. */
  onFailure: (error: unknown) => void;
}

/** Calls the deployed functions. Without `sending`, the pool sends the mails with codes. */
export function poolTriggers(bundles: FunctionBundles, sending?: CodeSending): PoolTriggers {
  return {
    sendMail: sending && ((mail) => sendByFunction(bundles, sending, mail)),
    async scopesFor(groups, userAttributes) {
      const run = await bundles.load('pre-token-generation');
      const event = {
        version: '2',
        triggerSource: 'TokenGeneration_Authentication',
        region: REGION,
        userPoolId: USER_POOL_ID,
        request: {
          userAttributes,
          groupConfiguration: { groupsToOverride: groups },
          scopes: [SELF_SERVICE_SCOPE],
        },
        response: { claimsAndScopeOverrideDetails: null },
      };
      const suppressed = suppressedScopes(await run(event, contextOf('pre-token-generation')));
      return [SELF_SERVICE_SCOPE].filter((scope) => !suppressed.includes(scope));
    },
    async beforeMail(occasion, { Username, Attributes }) {
      const run = await bundles.load('custom-message');
      const event = {
        version: '1',
        triggerSource: `CustomMessage_${occasion}`,
        region: REGION,
        userPoolId: USER_POOL_ID,
        userName: Username,
        callerContext: { awsSdkVersion: 'local', clientId: USER_POOL_CLIENT_ID },
        request: { userAttributes: attributesToRecord(Attributes), codeParameter: '{####}' },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      };
      await run(event, contextOf('custom-message'));
    },
    async afterConfirmation(triggerSource, userAttributes) {
      const run = await bundles.load('post-confirmation');
      const event = {
        version: '1',
        triggerSource,
        region: REGION,
        userPoolId: USER_POOL_ID,
        request: { userAttributes },
        response: {},
      };
      await run(event, contextOf('post-confirmation'));
    },
  };
}

/** Waits for the function, so that the mail is there when the call returns. */
async function sendByFunction(
  bundles: FunctionBundles,
  { encrypt, onFailure }: CodeSending,
  { occasion, user: { Username, Attributes }, clientMetadata, code }: CodeToSend & { code: string },
): Promise<void> {
  try {
    const run = await bundles.load('custom-email-sender');
    const event = {
      version: '1',
      triggerSource: `CustomEmailSender_${occasion}`,
      region: REGION,
      userPoolId: USER_POOL_ID,
      userName: Username,
      callerContext: { awsSdkVersion: 'local', clientId: USER_POOL_CLIENT_ID },
      request: {
        type: 'customEmailSenderRequestV1',
        code: await encrypt(code, USER_POOL_ID),
        userAttributes: attributesToRecord(Attributes),
        ...(clientMetadata ? { clientMetadata } : {}),
      },
    };
    await run(event, contextOf('custom-email-sender'));
  } catch (error) {
    onFailure(error);
  }
}

interface PreTokenResult {
  response: {
    claimsAndScopeOverrideDetails: {
      accessTokenGeneration?: { scopesToSuppress?: string[] };
    } | null;
  };
}

function suppressedScopes(result: unknown): string[] {
  const details = (result as PreTokenResult).response.claimsAndScopeOverrideDetails;
  return details?.accessTokenGeneration?.scopesToSuppress ?? [];
}

const contextOf = (functionName: string) => ({
  functionName,
  awsRequestId: randomUUID(),
  getRemainingTimeInMillis: () => 5_000,
});
