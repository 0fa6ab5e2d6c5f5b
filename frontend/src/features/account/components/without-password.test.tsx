// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetConfig } from '#lib/config.ts';
import { takeIntent } from '#lib/session/intent.ts';
import { rememberSignUp } from '#lib/session/pending-sign-ups.ts';
import { course } from '#testing/catalog-samples.ts';
import {
  type CognitoBody,
  cognitoError,
  cognitoTokens,
  mockCognito,
  mockConfig,
} from '#testing/cognito-mock.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { keepDestination } from '../kept-destinations.ts';
import { AccountPage } from './account-page.tsx';

// The first import loads Amplify, which is slow on a busy machine.
beforeAll(() => import('#lib/session/cognito-codes.ts'));

const USERNAME = 'fe8b0a4e-55c1-4c45-b4f6-2cc3e5d6b4f2';
const SESSION = 'session-of-at-least-20';
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const codeChallenge = () =>
  HttpResponse.json({ ChallengeName: 'EMAIL_OTP', Session: SESSION, ChallengeParameters: {} });

describe('signing in with an emailed code', () => {
  withMockedApi();
  beforeEach(() => {
    forgetConfig();
    mockConfig();
    mockServer.use(mockCall('listCourses', () => [course({ id: 7, title: 'Hiring' })]));
  });

  it.each([
    ['a known address', codeChallenge],
    [
      'an unknown one, for which Cognito simulates any challenge',
      () => HttpResponse.json({ ChallengeName: 'PASSWORD', Session: SESSION }),
    ],
  ])('asks %s for the code in the same words', async (_case, InitiateAuth) => {
    const bodies: CognitoBody[] = [];
    mockCognito({ InitiateAuth }, bodies);
    const { history } = await renderPage(<AccountPage search={{}} />, { path: '/login' });
    await userEvent.type(screen.getByLabelText('Email'), LEARNER.email);
    await userEvent.click(await screen.findByRole('button', { name: 'Email Me a Code' }));
    await waitFor(() => expect(history.location.search).toContain('mode=code'));
    expect(bodies[0]!.AuthParameters).toEqual({
      USERNAME: LEARNER.email,
      PREFERRED_CHALLENGE: 'EMAIL_OTP',
    });
    expect(screen.queryByRole('alert')?.textContent).toBe('');
  });

  it('needs the address first, and says so at its field', async () => {
    const calls = mockCognito({});
    await renderPage(<AccountPage search={{}} />, { path: '/login' });
    await userEvent.click(await screen.findByRole('button', { name: 'Email Me a Code' }));
    expect(await screen.findByText(/Enter your email address/)).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(calls).toEqual([]);
  });

  it('takes a pasted code with spaces, signs in and leaves what was wanted to the next page, once', async () => {
    const bodies: CognitoBody[] = [];
    mockCognito({ InitiateAuth: codeChallenge, RespondToAuthChallenge: cognitoTokens }, bodies);
    const { history } = await renderPage(
      <AccountPage search={{ mode: 'code', want: 'wishlist', course: 7 }} />,
      { path: '/login?mode=code' },
    );
    await userEvent.type(screen.getByLabelText('Email'), LEARNER.email);
    await click('Send a new code');
    await waitFor(() => expect(bodies).toHaveLength(1));
    const code = screen.getByLabelText('Code');
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    await userEvent.click(code);
    await userEvent.paste(' 1234 5678.');
    await click('Sign In');
    await waitFor(() => expect(history.location.pathname).toBe('/courses/7'));
    expect(bodies[1]).toMatchObject({
      Session: SESSION,
      ChallengeResponses: { USERNAME: LEARNER.email, EMAIL_OTP_CODE: '12345678' },
    });
    expect(takeIntent(LEARNER.id, '/courses/7')).toEqual({ kind: 'wishlist', courseId: 7 });
    expect(takeIntent(LEARNER.id, '/courses/7')).toBeUndefined();
  });

  it.each([
    [cognitoError('CodeMismatchException', 'Invalid code'), /That code is not correct/],
    [cognitoError('NotAuthorizedException', 'session is expired'), /That code has expired/],
  ])('says what is wrong with a code', async (RespondToAuthChallenge, message) => {
    mockCognito({ InitiateAuth: codeChallenge, RespondToAuthChallenge });
    await renderPage(<AccountPage search={{ mode: 'code' }} />, { path: '/login?mode=code' });
    await userEvent.type(screen.getByLabelText('Email'), LEARNER.email);
    await click('Send a new code');
    await screen.findByRole('button', { name: 'Send a new code' });
    await userEvent.type(screen.getByLabelText('Code'), '12345678');
    await click('Sign In');
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('confirming a new account without the password in memory', () => {
  withMockedApi();
  beforeEach(() => {
    forgetConfig();
    mockConfig();
    mockServer.use(mockCall('listCourses', () => [course({ id: 7, title: 'Hiring' })]));
  });
  const path = `/login?mode=confirm#${USERNAME}`;
  const confirm = async () => {
    await userEvent.type(screen.getByLabelText('Code'), '123456');
    await click('Confirm Email');
  };

  it('signs in with the code, and starts the trial with the course that was wanted', async () => {
    rememberSignUp(LEARNER.email, USERNAME);
    keepDestination(LEARNER.email, { want: 'enroll', course: 7 });
    const bodies: CognitoBody[] = [];
    mockCognito(
      { ConfirmSignUp: () => HttpResponse.json({ Session: SESSION }), InitiateAuth: cognitoTokens },
      bodies,
    );
    const { history } = await renderPage(<AccountPage search={{ mode: 'confirm' }} />, { path });
    expect(await screen.findByText(/Next: enroll in “Hiring\.”$/)).toBeTruthy();
    await confirm();
    await waitFor(() => expect(history.location.pathname).toBe('/courses/7'));
    expect(bodies[1]).toMatchObject({ Session: SESSION, AuthParameters: { USERNAME } });
    expect(takeIntent(LEARNER.id, '/courses/7')).toEqual({ kind: 'trial', courseId: 7 });
  });

  it('asks for the password on a device that did not create the account', async () => {
    const calls = mockCognito({ ConfirmSignUp: () => HttpResponse.json({ Session: SESSION }) });
    const { history } = await renderPage(<AccountPage search={{ mode: 'confirm' }} />, { path });
    await confirm();
    await waitFor(() => expect(history.location.search).not.toContain('mode'));
    expect(calls).toEqual(['ConfirmSignUp']);
  });

  it('asks for the password when Cognito does not take the code for it', async () => {
    rememberSignUp(LEARNER.email, USERNAME);
    mockCognito({
      ConfirmSignUp: () => HttpResponse.json({ Session: SESSION }),
      InitiateAuth: cognitoError('NotAuthorizedException', 'Invalid session'),
    });
    const { history } = await renderPage(<AccountPage search={{ mode: 'confirm' }} />, { path });
    await confirm();
    await waitFor(() => expect(history.location.search).not.toContain('mode'));
  });
});
