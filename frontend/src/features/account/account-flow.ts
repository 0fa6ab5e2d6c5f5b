import { useLocation, useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { hideToast, showToast } from '#components/feedback/toast.ts';
import { isUsername } from '#lib/session/pending-sign-ups.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';
import { signIn } from '#lib/session/session-actions.ts';
import type { AccountMode, LoginSearch } from './account-mode.ts';

/** Typed values, shared by all forms and held in memory only. */
export interface Credentials {
  name: string;
  email: string;
  password: string;
  keepSignedIn: boolean;
}

export interface AccountFlow {
  credentials: Credentials;
  change: (part: Partial<Credentials>) => void;
  /** User name of the account in a confirmation mail's link, which browsers do not send to a server. */
  linkedUsername: string | undefined;
  /** Message at the top of the next form. */
  notice: string;
  show: (mode: AccountMode, notice?: string) => void;
  /** Signs in and opens the page the learner wanted. Rejects with `AccountError`. */
  signInAndContinue: (
    email: string,
    password: string,
    keepSignedIn: boolean,
    greeting?: string,
  ) => Promise<void>;
}

/** Holds the state of the `/login` forms and moves between them. */
export function useAccountFlow({ redirect }: LoginSearch): AccountFlow {
  const navigate = useNavigate();
  const { history } = useRouter();
  const hash = useLocation({ select: (location) => location.hash });
  const [notice, setNotice] = useState('');
  const [credentials, setCredentials] = useState<Credentials>({
    name: '',
    email: '',
    password: '',
    keepSignedIn: false,
  });

  const show = (mode: AccountMode, nextNotice = '') => {
    hideToast();
    setNotice(nextNotice);
    void navigate({
      to: '/login',
      search: { ...(redirect ? { redirect } : {}), ...(mode === 'sign-in' ? {} : { mode }) },
    });
  };

  const signInAndContinue = async (
    email: string,
    password: string,
    keepSignedIn: boolean,
    greeting = 'Welcome back.',
  ) => {
    if ((await signIn(email, password, keepSignedIn)) === 'confirm') {
      show('confirm', 'This address is not confirmed yet. Enter the code from our email.');
      return;
    }
    history.replace(safeRedirect(redirect));
    // Opening a page removes the toast of the former one.
    showToast({ title: 'Login Successful', description: greeting, tone: 'success' });
  };

  return {
    credentials,
    change: (part) => setCredentials((before) => ({ ...before, ...part })),
    linkedUsername: isUsername(hash) ? hash : undefined,
    notice,
    show,
    signInAndContinue,
  };
}
