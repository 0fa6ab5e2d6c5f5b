import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hideToast, showToast } from '#components/feedback/toast.ts';
import { intentOf, pathOf, requestIntent } from '#lib/session/intent.ts';
import { readInvitedAddress } from '#lib/session/invited-address.ts';
import { rememberSignIn } from '#lib/session/passkey-offers.ts';
import { isUsername, onlyPendingEmail, pendingEmail } from '#lib/session/pending-sign-ups.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';
import { signIn } from '#lib/session/session-actions.ts';
import { readSession } from '#lib/session/session-store.ts';
import type { AccountMode, LoginSearch } from './account-mode.ts';
import { forgetDestination, keepDestination, keptDestination } from './kept-destinations.ts';

/** Typed values, shared by all forms and held in memory only. */
export interface Credentials {
  name: string;
  email: string;
  password: string;
}

/** How a learner has just signed in. */
interface SignInFacts {
  /** They have created the account here. */
  isNew?: boolean;
  withPasskey?: boolean;
}

export interface AccountFlow {
  credentials: Credentials;
  change: (part: Partial<Credentials>) => void;
  /** User name of the account in a confirmation mail's link, which browsers do not send to a server. */
  linkedUsername: string | undefined;
  /** What comes after sign-in: from the address, or what was kept for the email address of the form. */
  destination: LoginSearch;
  /** Message at the top of the next form. */
  notice: string;
  show: (mode: AccountMode, notice?: string) => void;
  /** Stores the destination for the email address of the form, before it is sent. */
  keep: () => void;
  /** Signs in and opens the page the learner wanted. Rejects with `AccountError`. */
  signInAndContinue: (email: string, password: string, facts?: SignInFacts) => Promise<void>;
  /** Opens the page the signed-in learner wanted, which does what they wanted there. */
  continueSignedIn: (facts?: SignInFacts) => void;
}

/** Holds the state of the `/login` forms and moves between them. */
export function useAccountFlow(search: LoginSearch): AccountFlow {
  const navigate = useNavigate();
  const { history } = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const linkedUsername = isUsername(hash) ? hash : undefined;
  const [notice, setNotice] = useState('');
  const [credentials, setCredentials] = useState<Credentials>(() => ({
    name: '',
    email: firstEmail(search, linkedUsername),
    password: '',
  }));
  const { mode: _mode, ...named } = search;
  const ownEmail = credentials.email || (linkedUsername ? pendingEmail(linkedUsername) : undefined);
  const destination = Object.keys(named).length > 0 ? named : keptDestination(ownEmail ?? '');

  const show = (mode: AccountMode, nextNotice = '') => {
    hideToast();
    setNotice(nextNotice);
    void navigate({
      to: '/login',
      search: { ...named, ...(mode === 'sign-in' ? {} : { mode }) },
    });
  };

  const continueSignedIn = ({ isNew = false, withPasskey = false }: SignInFacts = {}) => {
    const session = readSession();
    let intent = intentOf({ ...destination });
    // A new account has no other access to the course; the form has named the trial.
    if (intent?.kind === 'enroll' && isNew) intent = { ...intent, kind: 'trial' };
    if (session.status === 'signed-in') {
      const { learner } = session;
      if (intent) requestIntent(learner.id, intent);
      forgetDestination(learner.email);
      if (!learner.isDemo) rememberSignIn(learner.id, withPasskey);
    }
    const path = intent ? pathOf(intent) : safeRedirect(destination.redirect);
    history.replace(path);
    // Opening a page removes the toast of the former one.
    showToast({
      title: 'Login Successful',
      description: isNew ? 'Welcome.' : 'Welcome back.',
      tone: 'success',
    });
  };

  const signInAndContinue: AccountFlow['signInAndContinue'] = async (email, password, facts) => {
    const result = await signIn(email, password);
    if (result === 'confirm') {
      show('confirm', 'This address is not confirmed yet. Enter the code from our email.');
      return;
    }
    if (result === 'authenticator') show('authenticator');
    else continueSignedIn(facts);
  };

  return {
    credentials,
    change: (part) => setCredentials((before) => ({ ...before, ...part })),
    linkedUsername,
    destination,
    notice,
    show,
    keep: () => keepDestination(credentials.email, destination),
    signInAndContinue,
    continueSignedIn,
  };
}

/** Returns the address that the forms begin with: of the account that waits for its code, or of the opened invitation. */
function firstEmail({ mode, redirect }: LoginSearch, linkedUsername: string | undefined): string {
  // After a reload, or back from the mail.
  if (mode === 'confirm') return (!linkedUsername && onlyPendingEmail()) || '';
  return (redirect === '/join' && readInvitedAddress()) || '';
}
