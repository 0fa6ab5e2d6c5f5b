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

/** Stores a session the way Amplify does. */
export function signInLearner(
  storage: Storage = localStorage,
  expiresInSeconds = 3_600,
  claims: object = {},
): void {
  const exp = Math.floor(Date.now() / 1_000) + expiresInSeconds;
  storage.setItem(`${BASE}.LastAuthUser`, LEARNER.id);
  storage.setItem(`${BASE}.${LEARNER.id}.accessToken`, tokenOf({ sub: LEARNER.id, exp }));
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
