// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LazyToaster } from '#components/feedback/lazy-toaster.tsx';
import { forgetConfig } from '#lib/config.ts';
import { recentMessages } from '#lib/message-log.ts';
import { rememberInvitedAddress } from '#lib/session/invited-address.ts';
import { pendingUsername, rememberSignUp } from '#lib/session/pending-sign-ups.ts';
import { course } from '#testing/catalog-samples.ts';
import {
  type CognitoBody,
  cognitoError,
  cognitoTokens,
  mockCognito,
  mockConfig,
} from '#testing/cognito-mock.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { AccountPage } from './account-page.tsx';

// The first import loads Amplify, which is slow on a busy machine.
beforeAll(() => import('#lib/session/cognito.ts'));

const USERNAME = 'fe8b0a4e-55c1-4c45-b4f6-2cc3e5d6b4f2';

describe('the sign-in form', () => {
  withMockedApi();
  beforeEach(forgetConfig);

  it('does nothing while a field is empty', async () => {
    mockConfig();
    const calls = mockCognito({});
    await renderPage(<AccountPage search={{}} />, { path: '/login' });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', false);
    expect(calls).toEqual([]);
  });

  it('shows that the email or password is wrong, and keeps what was typed', async () => {
    mockConfig();
    const calls = mockCognito({
      InitiateAuth: cognitoError('NotAuthorizedException', 'Incorrect username or password.'),
    });
    await renderPage(<AccountPage search={{}} />, { path: '/login' });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong password it is');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Login FailedInvalid email or password'),
    );
    expect(screen.getByLabelText('Email')).toHaveProperty('value', 'ada@example.com');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong password it is');
    expect(calls).toEqual(['InitiateAuth']);
    expect(localStorage.length).toBe(0);
  });

  it('says once that a sign-in has failed, in its form', async () => {
    mockConfig();
    mockCognito({
      InitiateAuth: cognitoError('NotAuthorizedException', 'Incorrect username or password.'),
    });
    const page = (
      <>
        <AccountPage search={{}} />
        <LazyToaster />
      </>
    );
    await renderPage(page, { path: '/login' });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'wrong password it is');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    const title = await screen.findByText('Login Failed');
    expect(title.closest('form')).toBeTruthy();
    expect(screen.getAllByText('Login Failed')).toHaveLength(1);
    expect(recentMessages()).toEqual([]);
  });

  it.each([
    ['on the dashboard', {}, '/dashboard'],
    ['on the page that was wanted', { redirect: '/courses/3' }, '/courses/3'],
  ])('says “Login Successful” %s', async (_place, search, path) => {
    mockConfig();
    mockCognito({ InitiateAuth: cognitoTokens });
    const { history } = await renderPage(<AccountPage search={search} />, { path: '/login' });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'right password it is');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(history.location.pathname).toBe(path));
    expect(recentMessages()).toMatchObject([{ title: 'Login Successful' }]);
  });

  it.each([
    ['/join', 'rosa@example.org'],
    ['/courses/3', ''],
  ])(
    'on the way to %s begins with the address of the opened invitation: %s',
    async (redirect, email) => {
      mockConfig();
      rememberInvitedAddress('rosa@example.org');
      await renderPage(<AccountPage search={{ mode: 'create-account', redirect }} />, {
        path: '/login',
      });
      expect(screen.getByLabelText('Email')).toHaveProperty('value', email);
    },
  );

  it('asks for the code when the address is not confirmed, and keeps the redirect', async () => {
    mockConfig();
    rememberSignUp('Ada@example.com', USERNAME);
    const notFound = cognitoError('NotAuthorizedException', 'Incorrect username or password.');
    const unconfirmed = cognitoError('UserNotConfirmedException', 'User is not confirmed.');
    mockCognito({
      InitiateAuth: ({ AuthParameters }) =>
        AuthParameters?.USERNAME === USERNAME ? unconfirmed() : notFound(),
    });
    const { history } = await renderPage(<AccountPage search={{ redirect: '/courses/3' }} />, {
      path: '/login?redirect=/courses/3',
    });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'right password it is');
    await userEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    await waitFor(() => expect(history.location.search).toContain('mode=confirm'));
    expect(new URLSearchParams(history.location.search).get('redirect')).toBe('/courses/3');
  });

  it.each([
    ['wishlist', undefined, 'Sign in to add “Hiring” to your wishlist.'],
    ['wishlist', 'create-account', /^Create your account to add “Hiring” to your wishlist\./],
    ['enroll', 'create-account', /^Create your account to start “Hiring” \(3-day free trial, no/],
    ['enroll', 'confirm', /Next: enroll in “Hiring\.”$/],
    ['enroll', 'reset', /Next: enroll in “Hiring\.”$/],
    ['enroll', 'code', /Next: enroll in “Hiring\.”$/],
  ] as const)(
    'names what the visitor wanted (screens bug 9): %s on %s',
    async (want, mode, text) => {
      mockConfig();
      mockServer.use(mockCall('listCourses', () => [course({ id: 7, title: 'Hiring' })]));
      const search = { want, course: 7, ...(mode ? { mode } : {}) };
      await renderPage(<AccountPage search={search} />, { path: '/login' });
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  it('calls the form of a visitor who wants the trial after it', async () => {
    mockConfig();
    const search = { want: 'trial', mode: 'create-account' } as const;
    await renderPage(<AccountPage search={search} />, { path: '/login' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Start your free trial');
  });

  it('offers the demo account where the environment has one', async () => {
    mockConfig({ hasDemo: true });
    await renderPage(<AccountPage search={{}} />, { path: '/login' });
    expect(await screen.findByRole('button', { name: 'Try Demo Account' })).toBeTruthy();
  });
});

describe('the form for a new account', () => {
  withMockedApi();
  beforeEach(forgetConfig);

  it('shows an error at each invalid field, focuses the first and sends nothing', async () => {
    mockConfig();
    const calls = mockCognito({});
    await renderPage(<AccountPage search={{ mode: 'create-account' }} />, { path: '/login' });
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example');
    await userEvent.type(screen.getByLabelText('Password'), 'fourteen chars');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    expect(await screen.findByText(/Enter your email address/)).toBeTruthy();
    expect(screen.getByText('Add 1 more character.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Email'));
    expect(calls).toEqual([]);
  });

  it('is followed by a page that does not tell whether the address has an account', async () => {
    mockConfig();
    const bodies: CognitoBody[] = [];
    mockCognito(
      { SignUp: () => HttpResponse.json({ UserConfirmed: false, UserSub: 'u1' }) },
      bodies,
    );
    const { history } = await renderPage(<AccountPage search={{ mode: 'create-account' }} />, {
      path: '/login',
    });
    await userEvent.type(screen.getByLabelText('Name'), 'Ada');
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await userEvent.type(screen.getByLabelText('Password'), 'fifteen letters');
    await userEvent.click(screen.getByRole('button', { name: 'Create Account' }));
    await waitFor(() => expect(history.location.search).toContain('mode=confirm'));
    expect(bodies[0]!.Username).toMatch(/^[0-9a-f-]{36}$/);
    expect(pendingUsername('ADA@example.com')).toBe(bodies[0]!.Username);
  });
});

describe('the form for the code', () => {
  withMockedApi();
  beforeEach(forgetConfig);
  const path = `/login?mode=confirm#${USERNAME}`;
  const send = async () => {
    await userEvent.type(screen.getByLabelText(/code/i), '123456');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Email' }));
  };

  it('confirms an account of another device through the link in the email', async () => {
    mockConfig();
    const bodies: CognitoBody[] = [];
    mockCognito({ ConfirmSignUp: () => HttpResponse.json({}) }, bodies);
    const { history } = await renderPage(<AccountPage search={{ mode: 'confirm' }} />, { path });
    expect(screen.queryByLabelText('Email')).toBeNull();
    await send();
    await waitFor(() => expect(history.location.search).not.toContain('mode'));
    expect(bodies[0]).toMatchObject({ Username: USERNAME, ConfirmationCode: '123456' });
  });

  it('says that the address has an account only to who has the code', async () => {
    mockConfig();
    mockCognito({ ConfirmSignUp: cognitoError('AliasExistsException', 'The email exists.') });
    await renderPage(<AccountPage search={{ mode: 'confirm' }} />, { path });
    await send();
    expect(await screen.findByText(/You already have an account with this address/)).toBeTruthy();
  });

  it('says what to do on another device without the link, and sends nothing', async () => {
    mockConfig();
    const calls = mockCognito({});
    await renderPage(<AccountPage search={{ mode: 'confirm' }} />, { path: '/login?mode=confirm' });
    await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
    await send();
    expect(await screen.findByText(/Open the link in our email here/)).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
