import { DEMO_GROUP } from '@learning/shared/contract/demo-account';
import { randomInt } from 'node:crypto';
import { attributeValue, type User } from 'cognito-local/lib/services/userPoolService.js';
import { answerAuthenticatorCode, canUsePasskey, hasAuthenticator } from './authenticator-calls.ts';
import { callCognitoLocal, findUser, groupsOf, type CognitoCall, type Fields } from './call.ts';
import { acceptPasskey, passkeyRequest, passkeysOf } from './passkey-calls.ts';
import { maskEmail } from '../code-delivery.ts';
import { refusal } from '../cognito-error.ts';
import { quietContext, type PoolServices } from '../pool-services.ts';
import { startSession } from '../tokens/sessions.ts';
import { USER_POOL_CLIENT_ID, USER_POOL_ID } from '../user-pool.ts';

/**
 * Signs in by choice (`USER_AUTH`): with the code of a sign-up, an emailed code or a passkey. Without a preference, or when a user has not
 * what they prefer, it answers with what there is; an unknown address gets the answer of a user without a passkey. A user with an
 * authenticator app has no emailed code, and a passkey only if it counts as two factors.
 */
export async function signInByChoice(
  services: PoolServices,
  request: Fields,
  parameters: Record<string, string>,
): Promise<Fields> {
  const username = parameters['USERNAME'];
  if (!username) throw refusal.invalidParameter('Missing required parameter USERNAME');
  if (request['Session'] !== undefined) return signInAfterSignUp(services, request['Session']);
  const user = await activeUser(services, username);
  const preferred = parameters['PREFERRED_CHALLENGE'];
  const hasCode = !user || !hasAuthenticator(user);
  if (preferred === 'EMAIL_OTP' && hasCode) return mailCode(services, username, user);
  if (preferred === 'WEB_AUTHN' && user && hasPasskey(user)) {
    return askForPasskey(services, username, user);
  }
  const Session = services.challenges.open({
    name: 'SELECT_CHALLENGE',
    sub: subOf(user),
    secret: username,
  });
  const AvailableChallenges = [...(hasCode ? ['EMAIL_OTP'] : []), 'PASSWORD'];
  if (user && hasPasskey(user)) AvailableChallenges.push('WEB_AUTHN');
  return {
    ChallengeName: 'SELECT_CHALLENGE',
    Session,
    ChallengeParameters: {},
    AvailableChallenges,
  };
}

/** Answers the challenges of sign-in by choice; cognito-local answers the others. */
export const respondToChallenge: CognitoCall = async (services, request) => {
  const responses = (request['ChallengeResponses'] ?? {}) as Record<string, string>;
  if (request['ChallengeName'] === 'EMAIL_OTP') {
    const { outcome, sub } = services.challenges.checkCode(
      request['Session'],
      responses['EMAIL_OTP_CODE'],
    );
    if (outcome === 'wrong') throw refusal.wrongCode();
    return authenticated(services, await activeUser(services, sub));
  }
  if (request['ChallengeName'] === 'SOFTWARE_TOKEN_MFA') {
    const code = responses['SOFTWARE_TOKEN_MFA_CODE'];
    return answerAuthenticatorCode(services, request['Session'], code);
  }
  if (request['ChallengeName'] === 'WEB_AUTHN') return answerPasskey(services, request, responses);
  if (request['ChallengeName'] === 'SELECT_CHALLENGE') {
    const choice = services.challenges.take(request['Session'], 'SELECT_CHALLENGE');
    if (!choice) throw refusal.endedSession();
    const user = await activeUser(services, choice.sub);
    if (responses['ANSWER'] === 'EMAIL_OTP' && !(user && hasAuthenticator(user))) {
      return mailCode(services, choice.secret, user);
    }
    if (responses['ANSWER'] === 'WEB_AUTHN' && user && hasPasskey(user)) {
      return askForPasskey(services, choice.secret, user);
    }
    throw refusal.invalidParameter('The selected challenge is not available.');
  }
  return callCognitoLocal(services, 'RespondToAuthChallenge', request);
};

/** Sends a code if there is such a user. The demo account's mailbox is no one's, so it gets none. Source: rules/access.md A21, A26 */
async function mailCode(
  services: PoolServices,
  username: string,
  user: User | undefined,
): Promise<Fields> {
  const code = String(randomInt(10_000_000, 100_000_000));
  const Destination = maskEmail(attributeValue('email', user?.Attributes ?? []) ?? username);
  if (user && !(await isDemoUser(services, user))) {
    await services.messages.deliver(
      quietContext,
      'Authentication',
      USER_POOL_CLIENT_ID,
      USER_POOL_ID,
      user,
      code,
      undefined,
      { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination },
    );
  }
  return {
    ChallengeName: 'EMAIL_OTP',
    Session: services.challenges.open({ name: 'EMAIL_OTP', sub: subOf(user), secret: code }),
    ChallengeParameters: {
      CODE_DELIVERY_DELIVERY_MEDIUM: 'EMAIL',
      CODE_DELIVERY_DESTINATION: Destination,
    },
  };
}

async function askForPasskey(
  services: PoolServices,
  username: string,
  user: User,
): Promise<Fields> {
  const options = await passkeyRequest(user);
  return {
    ChallengeName: 'WEB_AUTHN',
    Session: services.challenges.open({
      name: 'WEB_AUTHN',
      sub: subOf(user),
      secret: options.challenge,
    }),
    ChallengeParameters: {
      USERNAME: username,
      CREDENTIAL_REQUEST_OPTIONS: JSON.stringify(options),
    },
  };
}

async function answerPasskey(
  services: PoolServices,
  request: Fields,
  responses: Record<string, string>,
): Promise<Fields> {
  const challenge = services.challenges.take(request['Session'], 'WEB_AUTHN');
  const user = await activeUser(services, challenge?.sub);
  const isAccepted =
    challenge !== undefined &&
    user !== undefined &&
    (await acceptPasskey(services, user, challenge.secret, responses['CREDENTIAL']));
  return authenticated(
    services,
    isAccepted ? await activeUser(services, challenge.sub) : undefined,
  );
}

/** Signs in with the session that the confirmation of a sign-up returned. */
async function signInAfterSignUp(services: PoolServices, session: unknown): Promise<Fields> {
  const signUp = services.challenges.take(session, 'SIGN_UP');
  return authenticated(services, await activeUser(services, signUp?.sub));
}

async function authenticated(services: PoolServices, user: User | undefined): Promise<Fields> {
  if (!user) throw refusal.endedSession();
  return { ChallengeParameters: {}, AuthenticationResult: await startSession(services, user) };
}

const hasPasskey = (user: User) => passkeysOf(user).length > 0 && canUsePasskey(user);

/** Returns a user who can sign in. */
async function activeUser(services: PoolServices, name: unknown): Promise<User | undefined> {
  const user = await findUser(services, name);
  return user?.Enabled && user.UserStatus === 'CONFIRMED' ? user : undefined;
}

export async function isDemoUser(services: PoolServices, user: User): Promise<boolean> {
  return (await groupsOf(services, user)).includes(DEMO_GROUP);
}

const subOf = (user: User | undefined) => user && attributeValue('sub', user.Attributes);
