import { updateSession } from '#lib/session/session-store.ts';
import { LEARNER } from './learning-samples.ts';

const BASE = 'CognitoIdentityServiceProvider.client-1';

/** Returns a token with these claims and a fake signature. */
export function tokenOf(claims: object): string {
  const part = (value: object) =>
    btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))))
      .replace(/\+/g, '-')
      .replace(/\//g, '_')
      .replace(/=+$/, '');
  return `${part({ alg: 'none' })}.${part(claims)}.signature`;
}

/** Returns what the access token of a sign-in says a moment after it, and one that a refresh renewed does not. */
export const freshClaims = () => ({
  auth_time: Math.floor(Date.now() / 1_000),
  scope: 'aws.cognito.signin.user.admin',
});

/** Stores a session the way Amplify does. @param accessClaims of the access token; without them it is one that a refresh renewed */
export function signInLearner(
  storage: Storage = localStorage,
  expiresInSeconds = 3_600,
  claims: object = {},
  accessClaims: object = {},
): void {
  const exp = Math.floor(Date.now() / 1_000) + expiresInSeconds;
  storage.setItem(`${BASE}.LastAuthUser`, LEARNER.id);
  storage.setItem(
    `${BASE}.${LEARNER.id}.accessToken`,
    tokenOf({ sub: LEARNER.id, exp, ...accessClaims }),
  );
  storage.setItem(
    `${BASE}.${LEARNER.id}.idToken`,
    tokenOf({ sub: LEARNER.id, email: LEARNER.email, name: LEARNER.name, exp, ...claims }),
  );
  storage.setItem(`${BASE}.${LEARNER.id}.refreshToken`, 'refresh-1');
  updateSession();
}

/** Clears all browser storage, which ends the session. */
export function signOutLearner(): void {
  localStorage.clear();
  sessionStorage.clear();
  updateSession();
}
