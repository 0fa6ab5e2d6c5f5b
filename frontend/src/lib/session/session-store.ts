import { isDemoAccount } from '@learning/shared/contract/demo-account';
import { OPERATORS_GROUP } from '@learning/shared/contract/operator-roles';
import { RECENT_SIGN_IN_MINUTES } from '@learning/shared/contract/recent-sign-in';
import { webStorage } from '../device-store.ts';
import { claimsOf, readTokens, type StoredTokens } from './stored-tokens.ts';

export interface SignedInLearner {
  /** The token's `sub`. */
  id: string;
  email: string;
  name: string;
  /** Present on a demo learner, who can change nothing of the account. */
  isDemo?: true;
  /** Present on an operator, who finds the way to `/admin`. The API decides what they may do there. */
  isOperator?: true;
}

/** `unknown` on the server and until the page is hydrated. */
export type Session =
  | { status: 'unknown' }
  | { status: 'signed-out' }
  | { status: 'signed-in'; learner: SignedInLearner };

export const UNKNOWN: Session = { status: 'unknown' };
const SIGNED_OUT: Session = { status: 'signed-out' };

const listeners = new Set<() => void>();
let current: Session | undefined;

/** Returns the tokens of this tab's session, from sessionStorage on a shared computer, else from localStorage. */
export function currentTokens(): StoredTokens | undefined {
  const [tab, device] = [webStorage('session'), webStorage('local')];
  return (tab && readTokens(tab)) ?? (device && readTokens(device));
}

/** Returns when the learner signed in, by the clock of the server. */
export function signedInAt(): Date | undefined {
  const tokens = currentTokens();
  const seconds = tokens && claimsOf(tokens.accessToken)?.auth_time;
  return seconds === undefined ? undefined : new Date(seconds * 1_000);
}

/** A minute less than the server's, so that it holds until a form is sent. */
const RECENT_MS = (RECENT_SIGN_IN_MINUTES - 1) * 60_000;

/** Cognito's scope for changing one's own account. */
const SELF_SERVICE_SCOPE = 'aws.cognito.signin.user.admin';

/** Returns whether the last sign-in is recent enough to change the address or to delete the account. Source: rules/access.md A35 */
export function isRecentlySignedIn(): boolean {
  const at = signedInAt();
  return at !== undefined && Date.now() - at.getTime() < RECENT_MS;
}

/**
 * Returns whether the session may read passkeys and change how the learner signs in: only with the token of a recent sign-in itself, because
 * one that a refresh renewed has no right to. Source: rules/access.md A35
 */
export function canChangeSignIn(): boolean {
  const tokens = currentTokens();
  const scopes = (tokens && claimsOf(tokens.accessToken)?.scope)?.split(' ') ?? [];
  return isRecentlySignedIn() && scopes.includes(SELF_SERVICE_SCOPE);
}

/** Returns whether the session ends with this tab: on a shared computer, and of a demo learner. */
export function isSessionOfTab(): boolean {
  const tab = webStorage('session');
  return tab !== undefined && readTokens(tab) !== undefined;
}

/** Returns the current session without network and without Amplify. */
export function readSession(): Session {
  if (typeof window === 'undefined') return UNKNOWN;
  current ??= sessionOf(currentTokens());
  return current;
}

/** Returns the learner of the current session. */
export function signedInLearner(): SignedInLearner | undefined {
  const session = readSession();
  return session.status === 'signed-in' ? session.learner : undefined;
}

/** Updates the session after tokens were stored or removed. */
export function updateSession(): void {
  current = sessionOf(currentTokens());
  for (const listener of listeners) listener();
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

/** Follows sign-in and sign-out in other tabs. */
function onStorage(event: StorageEvent): void {
  if (event.key === null || event.key.startsWith('CognitoIdentityServiceProvider.')) {
    updateSession();
  }
}

function sessionOf(tokens: StoredTokens | undefined): Session {
  const claims = tokens && claimsOf(tokens.idToken);
  if (!claims?.sub) return SIGNED_OUT;
  const email = claims.email ?? '';
  const groups = claims['cognito:groups'] ?? [];
  return {
    status: 'signed-in',
    learner: {
      id: claims.sub,
      email,
      name: claims.name || email.split('@')[0] || '',
      ...(isDemoAccount(groups) ? { isDemo: true } : {}),
      ...(groups.includes(OPERATORS_GROUP) ? { isOperator: true } : {}),
    },
  };
}
