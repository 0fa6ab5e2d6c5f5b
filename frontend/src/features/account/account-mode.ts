import { type Intent, intentOf, type IntentSearch, searchOf } from '#lib/session/intent.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';

export const ACCOUNT_MODES = [
  'sign-in',
  'create-account',
  'confirm',
  'code',
  'authenticator',
  'forgot',
  'reset',
] as const;
export type AccountMode = (typeof ACCOUNT_MODES)[number];

/** The query of `/login`: what to do or where to go after sign-in, and which form shows. */
export interface LoginSearch extends IntentSearch {
  redirect?: string;
  mode?: AccountMode;
}

/** Keeps the known, safe fields of the query. */
export function parseLoginSearch(search: Record<string, unknown>): LoginSearch {
  const mode = ACCOUNT_MODES.find(
    (accountMode) => accountMode === search['mode'] && accountMode !== 'sign-in',
  );
  return { ...parseDestination(search), ...(mode ? { mode } : {}) };
}

/** Keeps what comes after sign-in: one of the known intents, or a page of this site. Source: rules/access.md A5 */
export function parseDestination(search: Record<string, unknown>): Omit<LoginSearch, 'mode'> {
  const intent = intentOf(search);
  if (intent) return searchOf(intent);
  return search['redirect'] === undefined ? {} : { redirect: safeRedirect(search['redirect']) };
}

/** Returns the title of a form; a new account for the trial is named after it. */
export function titleOf(mode: AccountMode, intent: Intent | undefined): string {
  return mode === 'create-account' && intent?.kind === 'trial'
    ? 'Start your free trial'
    : TITLES[mode];
}

const TITLES: Record<AccountMode, string> = {
  'sign-in': 'Sign in',
  'create-account': 'Create your account',
  confirm: 'Confirm your email',
  code: 'Enter your code',
  authenticator: 'Enter your app’s code',
  forgot: 'Reset your password',
  reset: 'Choose a new password',
};
