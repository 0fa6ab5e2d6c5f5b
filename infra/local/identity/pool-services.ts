import type { Context } from 'cognito-local/lib/services/context.js';
import {
  ACCESS_TOKEN_MINUTES,
  CHALLENGE_MINUTES,
  REFRESH_TOKEN_DAYS,
} from '@learning/infra/pool-settings';
import { DateClock, type Clock } from 'cognito-local/lib/services/clock.js';
import { CognitoServiceFactoryImpl } from 'cognito-local/lib/services/cognitoService.js';
import type { Services } from 'cognito-local/lib/services/index.js';
import {
  attributesToRecord,
  attributeValue,
  UserPoolServiceFactoryImpl,
} from 'cognito-local/lib/services/userPoolService.js';
import { otp } from 'cognito-local/lib/services/otp.js';
import { join } from 'node:path';
import type { Outbox } from '#mail/outbox.ts';
import { refusal } from './cognito-error.ts';
import { FileStoreFactory } from './file-store.ts';
import type { PoolTriggers } from './pool-triggers.ts';
import { mailText } from './mail-texts.ts';
import { SignInChallenges } from './sign-in-challenges.ts';
import { openSigningKey, type SigningKey } from './tokens/signing-key.ts';
import { CognitoTokens } from './tokens/cognito-tokens.ts';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from './user-pool.ts';

/** The services cognito-local's calls use, with our own store, tokens and mail. */
export interface PoolServices extends Services {
  tokenGenerator: CognitoTokens;
  signingKey: SigningKey;
  challenges: SignInChallenges;
}

/** What cognito-local tells of a confirmed account. */
interface Confirmation {
  source: string;
  userAttributes: Parameters<typeof attributesToRecord>[0];
}

const silent = () => {};

/** Silences cognito-local, which logs every step. Its errors reach the caller anyway. */
export const quietContext: Context = {
  logger: {
    child: () => quietContext.logger,
    debug: silent,
    error: silent,
    info: silent,
    warn: silent,
  },
};

/**
 * Opens the pool and its client, and creates them on first use.
 *
 * @throws StartFailure when the files in `folder` cannot be read
 */
export async function openPool(
  folder: string,
  outbox: Outbox,
  triggers: PoolTriggers,
  clock: Clock = new DateClock(),
): Promise<PoolServices> {
  const stores = new FileStoreFactory(folder);
  const pools = new UserPoolServiceFactoryImpl(clock, stores);
  const cognito = await new CognitoServiceFactoryImpl(folder, stores, pools).create(
    quietContext,
    {},
  );
  if ((await cognito.listUserPools(quietContext)).length === 0) {
    const now = clock.get();
    await cognito.createUserPool(quietContext, {
      Id: USER_POOL_ID,
      Name: 'local',
      AutoVerifiedAttributes: ['email'],
      CreationDate: now,
      LastModifiedDate: now,
    });
  }
  await makeAddressesAliases(cognito);
  await saveClient(cognito, clock.get());
  const signingKey = openSigningKey(join(folder, 'signing-key.pem'));
  return {
    clock,
    cognito,
    // cognito-local's own way to call functions and its hosted sign-in read it, and both are off.
    config: { UserPoolDefaults: {} } as Services['config'],
    messages: { deliver: deliverTo(outbox, clock, triggers) },
    otp,
    tokenGenerator: new CognitoTokens(signingKey, clock, triggers),
    triggers: {
      enabled: (name: string) => name === 'PostConfirmation',
      postConfirmation: (_context: Context, { source, userAttributes }: Confirmation) =>
        triggers.afterConfirmation(source, attributesToRecord(userAttributes)),
    } as unknown as Services['triggers'],
    signingKey,
    challenges: new SignInChallenges(() => clock.get().getTime(), CHALLENGE_MINUTES),
  };
}

/** Makes pools of earlier releases, whose user names were addresses, like new ones. */
async function makeAddressesAliases(cognito: Services['cognito']): Promise<void> {
  const pool = await cognito.getUserPool(quietContext, USER_POOL_ID);
  const { UsernameAttributes: _addresses, ...options } = pool.options;
  await pool.updateOptions(quietContext, { ...options, AliasAttributes: ['email'] });
}

async function saveClient(cognito: Services['cognito'], now: Date): Promise<void> {
  const pool = await cognito.getUserPool(quietContext, USER_POOL_ID);
  await pool.saveAppClient(quietContext, {
    UserPoolId: USER_POOL_ID,
    ClientName: 'browser',
    ClientId: USER_POOL_CLIENT_ID,
    ExplicitAuthFlows: [
      'ALLOW_USER_AUTH',
      'ALLOW_USER_PASSWORD_AUTH',
      'ALLOW_ADMIN_USER_PASSWORD_AUTH',
      'ALLOW_REFRESH_TOKEN_AUTH',
    ],
    AccessTokenValidity: ACCESS_TOKEN_MINUTES,
    IdTokenValidity: ACCESS_TOKEN_MINUTES,
    RefreshTokenValidity: REFRESH_TOKEN_DAYS,
    TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
    PreventUserExistenceErrors: 'ENABLED',
    EnableTokenRevocation: true,
    CreationDate: now,
    LastModifiedDate: now,
  });
}

function deliverTo(
  outbox: Outbox,
  clock: Clock,
  triggers: PoolTriggers,
): Services['messages']['deliver'] {
  return async (_context, occasion, _clientId, _poolId, user, code, clientMetadata) => {
    const to = attributeValue('email', user.Attributes) ?? user.Username;
    if (triggers.sendMail) {
      await triggers.sendMail({ occasion, user, clientMetadata, code });
      return outbox.nameCode(to, code);
    }
    try {
      await triggers.beforeMail(occasion, user);
    } catch (error) {
      throw refusal.refusedByFunction(error instanceof Error ? error.message : '');
    }
    outbox.add({ to, ...mailText(occasion, code), code, sentAt: clock.get().toISOString() });
  };
}
