// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetConfig } from '#lib/config.ts';
import { rememberSignUp } from '#lib/session/pending-sign-ups.ts';
import { isSessionOfTab, readSession } from '#lib/session/session-store.ts';
import { setSharedComputer } from '#lib/session/shared-computer.ts';
import { cognitoTokens, mockCognito, mockConfig } from '#testing/cognito-mock.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signOutLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import type { AccountMode } from '../account-mode.ts';
import { AccountPage } from './account-page.tsx';

// The first import loads Amplify, which is slow on a busy machine.
beforeAll(() => import('#lib/session/cognito-codes.ts'));

const USERNAME = 'fe8b0a4e-55c1-4c45-b4f6-2cc3e5d6b4f2';
const SESSION = 'session-of-at-least-20';
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const shared = () => screen.getByLabelText('This is a shared computer');
const hasSession = () => waitFor(() => expect(readSession().status).toBe('signed-in'));
const open = (mode: AccountMode, hash = '') =>
  renderPage(<AccountPage search={mode === 'sign-in' ? {} : { mode }} />, {
    path: `/login?mode=${mode}${hash}`,
  });

/** Source: rules/access.md A37 */
describe('a sign-in', () => {
  withMockedApi();
  beforeEach(() => {
    forgetConfig();
    signOutLearner();
    setSharedComputer(false);
    mockConfig({ hasDemo: true });
    const demo = {
      email: 'demo+1@duecourse.example',
      password: 'random',
      endsAt: '2026-11-23T09:00:00.000Z',
    };
    mockServer.use(mockCall('startDemo', () => demo));
    mockCognito({
      InitiateAuth: ({ AuthParameters }) =>
        AuthParameters?.['PREFERRED_CHALLENGE']
          ? HttpResponse.json({ ChallengeName: 'EMAIL_OTP', Session: SESSION })
          : cognitoTokens(),
      RespondToAuthChallenge: cognitoTokens,
      SignUp: () => HttpResponse.json({ UserConfirmed: false, UserSub: 'u1' }),
      ConfirmSignUp: () => HttpResponse.json({ Session: SESSION }),
    });
  });

  async function signInWithPassword() {
    await userEvent.type(screen.getByLabelText('Email'), LEARNER.email);
    await userEvent.type(screen.getByLabelText('Password'), 'right password it is');
    await click('Sign In');
    await hasSession();
  }

  async function signInWithEmailedCode() {
    await userEvent.type(screen.getByLabelText('Email'), LEARNER.email);
    await click('Send a new code');
    await screen.findByRole('button', { name: 'Send a new code' });
    await userEvent.type(screen.getByLabelText('Code'), '12345678');
    await click('Sign In');
    await hasSession();
  }

  const WAYS = [
    ['with the password', 'sign-in', signInWithPassword],
    ['with an emailed code', 'code', signInWithEmailedCode],
  ] as const;

  it.each(WAYS)('%s stays on the device unless it is shared', async (_way, mode, signIn) => {
    await open(mode);
    expect(shared()).toHaveProperty('checked', false);
    await signIn();
    expect(isSessionOfTab()).toBe(false);
  });

  it.each(WAYS)('%s ends with the tab on a shared computer', async (_way, mode, signIn) => {
    await open(mode);
    await userEvent.click(shared());
    await signIn();
    expect(isSessionOfTab()).toBe(true);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('Cognito'))).toEqual([]);
  });

  it('after a sign-up follows the choice of its form, also when a reload came between', async () => {
    const { unmount } = await open('create-account');
    await userEvent.click(shared());
    unmount();
    rememberSignUp(LEARNER.email, USERNAME);
    await open('confirm', `#${USERNAME}`);
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await click('Confirm Email');
    await hasSession();
    expect(isSessionOfTab()).toBe(true);
  });

  it('finds the choice of the last one on this computer', async () => {
    setSharedComputer(true);
    await open('sign-in');
    expect(shared()).toHaveProperty('checked', true);
    await userEvent.click(shared());
    await signInWithPassword();
    expect(isSessionOfTab()).toBe(false);
  });

  it('to the demo account ends with the tab', async () => {
    await open('sign-in');
    await click('Try Demo Account');
    await hasSession();
    expect(isSessionOfTab()).toBe(true);
  });
});
