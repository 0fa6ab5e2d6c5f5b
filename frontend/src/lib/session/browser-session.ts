import type { TokenSource } from '../api-client.ts';
import { webStorage } from '../device-store.ts';
import { inTime } from '../connection.ts';
import { offlineError } from '../api-error.ts';
import { forgetMessages } from '../message-log.ts';
import { forgetAccounts } from '../offline/account-caches.ts';
import { forgetPhotos } from '../photo-store.ts';
import { currentTokens, updateSession } from './session-store.ts';
import { claimsOf, removeTokens } from './stored-tokens.ts';

const REFRESH_BEFORE_EXPIRY_MS = 30_000;

/** Provides tokens for API calls. Amplify is loaded only for a refresh. */
export const browserSession: TokenSource = {
  async accessToken() {
    if (typeof window === 'undefined') return undefined;
    const tokens = currentTokens();
    if (!tokens) return undefined;
    const expiresAtMs = (claimsOf(tokens.accessToken)?.exp ?? 0) * 1000;
    const serverNowMs = Date.now() + tokens.clockDriftMs;
    return expiresAtMs - serverNowMs > REFRESH_BEFORE_EXPIRY_MS ? tokens.accessToken : refresh();
  },
  refreshedToken: refresh,
};

let pending: Promise<string | undefined> | undefined;

/** Runs one refresh at a time for all waiting calls. */
function refresh(): Promise<string | undefined> {
  pending ??= refreshOnce().finally(() => {
    pending = undefined;
  });
  return pending;
}

async function refreshOnce(): Promise<string | undefined> {
  try {
    const { freshAccessToken } = await import('./cognito.ts');
    const token = await inTime(freshAccessToken());
    if (token) return token;
  } catch (error) {
    // Without a response, the session may still be valid.
    if (!isRefusal(error)) throw offlineError();
  }
  void endSession();
  return undefined;
}

/**
 * Removes the tokens, the lessons stored for the next visit, what is kept to be read offline, the messages of the tab and
 * the photo from this device.
 *
 * @returns when everything is removed; the account that signs in next reads nothing of it even before
 */
export function endSession(): Promise<void> {
  for (const area of ['session', 'local'] as const) {
    const storage = webStorage(area);
    if (storage) removeTokens(storage);
  }
  forgetMessages();
  forgetPhotos();
  updateSession();
  return forgetAccounts();
}

function isRefusal(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return /NotAuthorized|UserNotFound|UserUnAuthenticated|TokenRevoked|InvalidParameter|ResourceNotFound/.test(
    name,
  );
}
