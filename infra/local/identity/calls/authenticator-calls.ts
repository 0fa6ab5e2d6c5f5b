import { attributeValue, type User } from 'cognito-local/lib/services/userPoolService.js';
import { newAuthenticatorSecret, stepOfCode } from '../authenticator-code.ts';
import { findUser, saveUser, type CognitoCall, type Fields } from './call.ts';
import { refusal } from '../cognito-error.ts';
import type { PoolServices } from '../pool-services.ts';
import { startSession, userOfAccessToken } from '../tokens/sessions.ts';

/** The authenticator app of a user as the pool's file has it. */
interface StoredAuthenticator {
  /** Given out, not yet proved with a code. */
  newSecret?: string;
  secret?: string;
  /** The step of the last code: a code counts once. */
  lastStep?: number;
}

const APP = 'SOFTWARE_TOKEN_MFA';
const PASSKEY = 'WEB_AUTHN_MFA';

type MfaUser = User & {
  Authenticator?: StoredAuthenticator;
  UserMFASettingList?: string[];
  PreferredMfaSetting?: string;
};

const settingsOf = (user: User): string[] => (user as MfaUser).UserMFASettingList ?? [];

/** Whether the user is asked for the code of an app after the password. */
export const hasAuthenticator = (user: User): boolean => settingsOf(user).includes(APP);

/** Whether a passkey alone signs the user in: without a second factor, or when it counts as both. */
export const canUsePasskey = (user: User): boolean =>
  !hasAuthenticator(user) || settingsOf(user).includes(PASSKEY);

/** Gives out a key for an app. One that is in use stays until the new one was proved. */
export const associateSoftwareToken: CognitoCall = async (services, request) => {
  const user: MfaUser = await userOfAccessToken(services, request['AccessToken']);
  const newSecret = newAuthenticatorSecret();
  await saveUser(services, {
    ...user,
    Authenticator: { ...user.Authenticator, newSecret },
  } as MfaUser);
  return { SecretCode: newSecret };
};

export const verifySoftwareToken: CognitoCall = async (services, request) => {
  const user: MfaUser = await userOfAccessToken(services, request['AccessToken']);
  const secret = user.Authenticator?.newSecret ?? user.Authenticator?.secret;
  if (!secret) throw refusal.unverifiedAuthenticator();
  const lastStep = stepOfCode(secret, request['UserCode'], services.clock.get().getTime());
  if (lastStep === undefined) throw refusal.wrongAuthenticatorSetup();
  await saveUser(services, { ...user, Authenticator: { secret, lastStep } } as MfaUser);
  return { Status: 'SUCCESS' };
};

export const setUserMfaPreference: CognitoCall = async (services, request) => {
  const user = await userOfAccessToken(services, request['AccessToken']);
  return savePreference(services, user, request);
};

export const adminSetUserMfaPreference: CognitoCall = async (services, request) => {
  const user = await findUser(services, request['Username']);
  if (!user) throw refusal.unknownUser();
  return savePreference(services, user, request);
};

interface Preference {
  Enabled?: boolean;
  PreferredMfa?: boolean;
}

/** Changes the factors a request names and leaves the others. */
async function savePreference(
  services: PoolServices,
  user: MfaUser,
  request: Fields,
): Promise<Fields> {
  const app = request['SoftwareTokenMfaSettings'] as Preference | undefined;
  const passkey = request['WebAuthnMfaSettings'] as Preference | undefined;
  const settings = new Set(settingsOf(user));
  for (const [name, preference] of [
    [APP, app],
    [PASSKEY, passkey],
  ] as const) {
    if (preference?.Enabled) settings.add(name);
    else if (preference) settings.delete(name);
  }
  if (settings.has(APP) && !user.Authenticator?.secret) throw refusal.unverifiedAuthenticator();
  if (settings.has(PASSKEY) && !settings.has(APP)) throw refusal.passkeyAsOnlyFactor();
  const { UserMFASettingList: _list, PreferredMfaSetting: before, ...rest } = user;
  const isPreferred = app ? Boolean(app.Enabled && app.PreferredMfa) : before === APP;
  await saveUser(services, {
    ...rest,
    ...(settings.size > 0 ? { UserMFASettingList: [...settings] } : {}),
    ...(isPreferred ? { PreferredMfaSetting: APP } : {}),
  } as MfaUser);
  return {};
}

/** Gives a user an app with a known key, without the steps of its setup. An app with this key stays as it is. */
export async function installAuthenticator(
  services: PoolServices,
  sub: string,
  secret: string,
): Promise<void> {
  const user = (await findUser(services, sub)) as MfaUser | null;
  if (!user) throw refusal.unknownUser();
  if (hasAuthenticator(user) && user.Authenticator?.secret === secret) return;
  const settings = new Set(settingsOf(user)).add(APP);
  await saveUser(services, {
    ...user,
    Authenticator: { secret },
    UserMFASettingList: [...settings],
    PreferredMfaSetting: APP,
  } as MfaUser);
}

/** Asks who gave the right password for the code of their app. */
export function askForAuthenticatorCode(services: PoolServices, user: User): Fields {
  const sub = attributeValue('sub', user.Attributes);
  return {
    ChallengeName: APP,
    Session: services.challenges.open({ name: APP, sub, secret: '' }),
    ChallengeParameters: { FRIENDLY_DEVICE_NAME: 'Authenticator app', USER_ID_FOR_SRP: sub },
  };
}

export async function answerAuthenticatorCode(
  services: PoolServices,
  session: unknown,
  code: unknown,
): Promise<Fields> {
  const challenge = services.challenges.find(session, APP);
  const user = challenge && ((await findUser(services, challenge.sub)) as MfaUser | null);
  const { secret, lastStep = -1 } = user?.Authenticator ?? {};
  if (!user?.Enabled || !secret) throw refusal.endedSession();
  const step = stepOfCode(secret, code, services.clock.get().getTime());
  if (step === undefined) {
    services.challenges.countWrong(session);
    throw refusal.wrongAuthenticatorCode();
  }
  if (step <= lastStep) throw refusal.usedAuthenticatorCode();
  services.challenges.take(session, APP);
  const used: MfaUser = { ...user, Authenticator: { secret, lastStep: step } };
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(services, used) };
}
