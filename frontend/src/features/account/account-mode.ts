import { safeRedirect } from '#lib/session/safe-redirect.ts';

export const ACCOUNT_MODES = ['sign-in', 'create-account', 'confirm', 'forgot', 'reset'] as const;
export type AccountMode = (typeof ACCOUNT_MODES)[number];

/** The query of `/login`: where to go after sign-in, and which form shows. */
export interface LoginSearch {
  redirect?: string;
  mode?: AccountMode;
}

/** Keeps the known, safe fields of the query. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const mode = ACCOUNT_MODES.find((one) => one === search['mode'] && one !== 'sign-in');
  const redirect = search['redirect'] === undefined ? undefined : safeRedirect(search['redirect']);
  return { ...(redirect ? { redirect } : {}), ...(mode ? { mode } : {}) };
}

export const TITLES: Record<AccountMode, string> = {
  'sign-in': 'Sign in',
  'create-account': 'Create your account',
  confirm: 'Confirm your email',
  forgot: 'Reset your password',
  reset: 'Choose a new password',
};
