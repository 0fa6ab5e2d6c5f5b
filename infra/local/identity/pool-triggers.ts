import { randomUUID } from 'node:crypto';
import { attributesToRecord, type User } from 'cognito-local/lib/services/userPoolService.js';
import type { FunctionBundles } from '#functions/function-bundles.ts';
import type { EncryptCode } from './encrypt-code.ts';
import type { MailOccasion, MailText } from './mail-texts.ts';
import { REGION, USER_POOL_CLIENT_ID, USER_POOL_ID } from './user-pool.ts';

/** Cognito's scope for changing one's own account. */
export const SELF_SERVICE_SCOPE = 'aws.cognito.signin.user.admin';

/** Why tokens are issued, after Cognito's name of the trigger. */
export type TokenOccasion = 'Authentication' | 'RefreshTokens';

/** The functions the pool calls, as Cognito does. */
export interface PoolTriggers {
  /** Returns the scopes of an access token that a sign-in or a refresh issues. */
  scopesFor(
    occasion: TokenOccasion,
    groups: readonly string[],
    attributes: Record<string, string>,
  ): Promise<string[]>;
  /** Returns the mail with a code as the function writes it; undefined for the pool's standard text. */
  mailFor(occasion: MailOccasion, user: User, code: string): Promise<MailText | undefined>;
  /** Lets the function send the mail with a code; undefined where the pool sends it. */
  sendMail: ((occasion: MailOccasion, user: User, code: string) => Promise<void>) | undefined;
  /** Runs after a sign-up or a password reset was confirmed. */
  afterConfirmation(source: string, userAttributes: Record<string, string>): Promise<void>;
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
    sendMail: sending && ((...mail) => sendByFunction(bundles, sending, ...mail)),
    async scopesFor(occasion, groups, userAttributes) {
      const run = await bundles.load('pre-token-generation');
      const event = {
        version: '2',
        triggerSource: `TokenGeneration_${occasion}`,
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
    async mailFor(occasion, { Username, Attributes }, code) {
      const run = await bundles.load('custom-message');
      const event = {
        version: '1',
        triggerSource: `CustomMessage_${occasion}`,
        region: REGION,
        userPoolId: USER_POOL_ID,
        userName: Username,
        callerContext: { awsSdkVersion: 'local', clientId: USER_POOL_CLIENT_ID },
        request: { userAttributes: attributesToRecord(Attributes), codeParameter: CODE },
        response: { smsMessage: null, emailMessage: null, emailSubject: null },
      };
      const { response } = (await run(event, contextOf('custom-message'))) as MessageResult;
      const { emailSubject: subject, emailMessage: html } = response;
      if (!subject || !html?.includes(CODE)) return undefined;
      return { subject, text: textOf(html).replace(CODE, code), html: html.replace(CODE, code) };
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
  occasion: MailOccasion,
  { Username, Attributes }: User,
  code: string,
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
      },
    };
    await run(event, contextOf('custom-email-sender'));
  } catch (error) {
    onFailure(error);
  }
}

/** The place of the code in a message. */
const CODE = '{####}';

interface MessageResult {
  response: { emailSubject: string | null; emailMessage: string | null };
}

/** Returns a message as the text that programs without HTML show, with the addresses of its links. */
function textOf(html: string): string {
  return html
    .slice(html.indexOf('<h1'))
    .replaceAll(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2:\n$1')
    .replaceAll(/<\/(?:h1|p|table)>/g, '\n\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#39|#x27);/g, (_, name: string) => ENTITIES[name]!)
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  '#x27': "'",
};

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
