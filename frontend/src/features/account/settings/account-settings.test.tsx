// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetConfig } from '#lib/config.ts';
import { readSession } from '#lib/session/session-store.ts';
import {
  cognitoError,
  cognitoTokens,
  mockCognito,
  mockConfig,
  refreshedTokens,
} from '#testing/cognito-mock.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { freshClaims, signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { NameSetting } from './name-setting.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

// The first import loads Amplify, which is slow on a busy machine.
beforeAll(() => import('#lib/session/cognito-account.ts'));

const done = () => HttpResponse.json({});

/** Lets the server end all sign-ins, and returns what it was told. */
function mockEndSignIns(): unknown[] {
  const told: unknown[] = [];
  mockServer.use(
    mockCall('endSignIns', ({ body }) => {
      told.push(body);
      return { isEnded: true };
    }),
  );
  return told;
}
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = async (label: string, text: string) => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the account page', () => {
  withMockedApi();
  beforeEach(() => {
    forgetConfig();
    mockConfig({ passkeyDomain: 'localhost' });
    signInLearner();
  });

  it('changes the name and says what it does to certificates', async () => {
    const calls = mockCognito({ GetTokensFromRefreshToken: refreshedTokens });
    const sent: unknown[] = [];
    mockServer.use(
      mockCall('changeName', ({ body }) => {
        sent.push(body);
        return body;
      }),
    );
    await renderPage(<NameSetting learner={LEARNER} />);
    await click('Change name');
    expect(screen.getByText(/Certificates you already have keep their name/)).toBeTruthy();
    await type('Name', 'Ada Lovelace');
    await click('Save');
    await screen.findByRole('button', { name: 'Change name' });
    expect(sent).toEqual([{ name: 'Ada Lovelace' }]);
    // New tokens have the name; Cognito itself is asked for nothing else.
    expect(calls).toEqual(['GetTokensFromRefreshToken']);
  });

  it('asks for the password before the address changes, and keeps the session after a wrong one', async () => {
    mockCognito({
      InitiateAuth: cognitoError('NotAuthorizedException', 'Incorrect username or password.'),
    });
    await renderPage(<SignInSection learner={LEARNER} />);
    await click('Change email');
    await type('Password', 'not the right password');
    await click('Continue');
    expect(await screen.findByText('That is not your current password.')).toBeTruthy();
    expect(readSession().status).toBe('signed-in');
  });

  it('changes the address after the password, with the code that was mailed', async () => {
    mockCognito({
      InitiateAuth: cognitoTokens,
      RevokeToken: done,
      GetTokensFromRefreshToken: cognitoTokens,
    });
    const sent: unknown[] = [];
    mockServer.use(
      mockCall('requestEmailChange', ({ body }) => {
        sent.push(body);
        return { endsAt: '2026-11-23T09:00:00.000Z' };
      }),
      mockCall('confirmEmailChange', () => refusal('wrong_code')),
    );
    await renderPage(<SignInSection learner={LEARNER} />);
    await click('Change email');
    await type('Password', 'a long enough password');
    await click('Continue');
    await type('New email', 'new@example.org');
    await click('Send Code');
    await type('Code', '123456');
    expect(sent).toEqual([{ newEmail: 'new@example.org' }]);
    await click('Confirm Email');
    expect(await screen.findByText(/That code is not correct/)).toBeTruthy();
    mockServer.use(mockCall('confirmEmailChange', () => ({ email: 'new@example.org' })));
    await click('Confirm Email');
    await screen.findByRole('button', { name: 'Change email' });
  });

  it('changes the password, ends all sign-ins and signs this device in again', async () => {
    signInLearner(localStorage, 3_600, {}, freshClaims());
    const calls = mockCognito({
      ChangePassword: done,
      InitiateAuth: cognitoTokens,
      RevokeToken: done,
    });
    const ended = mockEndSignIns();
    await renderPage(<SignInSection learner={LEARNER} />);
    await click('Change password');
    await type('Current password', 'a long enough password');
    await type('New password', 'another long password');
    await click('Change Password');
    await screen.findByRole('button', { name: 'Change password' });
    expect(calls.slice(0, 2)).toEqual(['ChangePassword', 'InitiateAuth']);
    expect(ended).toEqual([{ hasNewPassword: true }]);
    expect(readSession().status).toBe('signed-in');
  });

  // Source: rules/access.md A35
  it('signs in with the current password before it is changed, when the session only goes on by a refresh', async () => {
    const calls = mockCognito({
      ChangePassword: done,
      InitiateAuth: cognitoTokens,
      RevokeToken: done,
    });
    mockEndSignIns();
    await renderPage(<SignInSection learner={LEARNER} />);
    await click('Change password');
    await type('Current password', 'a long enough password');
    await type('New password', 'another long password');
    await click('Change Password');
    await screen.findByRole('button', { name: 'Change password' });
    expect(calls.filter((call) => call !== 'RevokeToken')).toEqual([
      'InitiateAuth',
      'ChangePassword',
      'InitiateAuth',
    ]);
  });

  it('asks for a code of the app before the password changes, and for another one to stay signed in', async () => {
    const askForCode = () =>
      HttpResponse.json({
        ChallengeName: 'SOFTWARE_TOKEN_MFA',
        Session: 's',
        ChallengeParameters: {},
      });
    let refuses = true;
    const calls = mockCognito({
      ChangePassword: () =>
        refuses
          ? cognitoError('InvalidPasswordException', 'refused for security reasons')()
          : done(),
      InitiateAuth: askForCode,
      RespondToAuthChallenge: cognitoTokens,
      RevokeToken: done,
    });
    mockEndSignIns();
    await renderPage(<SignInSection learner={LEARNER} />);
    await click('Change password');
    await type('Current password', 'a long enough password');
    await type('New password', 'another long password');
    await click('Change Password');
    await type('Code', '123456');
    expect(calls).not.toContain('ChangePassword');
    await click('Continue');
    expect(await screen.findByText(/^This password appeared in a data breach/)).toBeTruthy();
    refuses = false;
    await click('Change Password');
    await screen.findByText(/^Your password is changed and all devices are signed out/);
    await type('Code', '234567');
    await click('Stay Signed In');
    await screen.findByRole('button', { name: 'Change password' });
    expect(calls.filter((call) => call === 'ChangePassword')).toHaveLength(2);
  });

  it('signs out everywhere with a token that a refresh renewed', async () => {
    const calls = mockCognito({});
    const ended = mockEndSignIns();
    mockServer.use(mockCall('listSignIns', () => ({ signIns: [] })));
    await renderPage(<SessionsSection learner={LEARNER} />);
    await click('Sign Out Everywhere');
    await click('Yes, Sign Out Everywhere');
    await waitFor(() => expect(readSession().status).toBe('signed-out'));
    expect([ended, calls]).toEqual([[{ hasNewPassword: false }], []]);
  });

  it('lists the last sign-ins with their devices', async () => {
    const signIns = [
      { at: '2026-11-22T09:00:00.000Z', method: 'passkey' as const, device: 'Safari on iPhone' },
    ];
    mockServer.use(mockCall('listSignIns', () => ({ signIns })));
    await renderPage(<SessionsSection learner={LEARNER} />);
    await userEvent.click(await screen.findByText('Last sign-ins (1)'));
    const list = screen.getByRole('list', { name: 'Last sign-ins' });
    expect(within(list).getByText('Safari on iPhone')).toBeTruthy();
    expect(within(list).getByText('Passkey')).toBeTruthy();
  });

  it('says that no device was signed out when the server does not respond', async () => {
    mockServer.use(
      mockCall('listSignIns', () => ({ signIns: [] })),
      mockCall('endSignIns', () => refusal('internal_error')),
    );
    await renderPage(<SessionsSection learner={LEARNER} />);
    await click('Sign Out Everywhere');
    await click('Yes, Sign Out Everywhere');
    expect(await screen.findByText(/^No device was signed out/)).toBeTruthy();
    expect(readSession().status).toBe('signed-in');
  });

  it('connects an authenticator app after the password: its key, then a code', async () => {
    let hasAuthenticator = false;
    mockCognito({
      InitiateAuth: cognitoTokens,
      RevokeToken: done,
      AssociateSoftwareToken: () => HttpResponse.json({ SecretCode: 'ABCDEFGHIJKL' }),
    });
    mockServer.use(
      mockCall('getSignIn', () => ({ hasAuthenticator })),
      mockCall('turnAuthenticatorOn', ({ body }) => {
        if (body.code !== '123456') return refusal('wrong_authenticator_code');
        hasAuthenticator = true;
        return { hasAuthenticator };
      }),
    );
    await renderPage(<AuthenticatorSection learner={LEARNER} />);
    await click('Connect an App');
    await type('Password', 'a long enough password');
    await click('Continue');
    expect(await screen.findByText('ABCD EFGH IJKL')).toBeTruthy();
    await type('Code', '999999');
    await click('Turn On');
    expect(
      await screen.findByText(/^That code is not correct\. Enter the one your app/),
    ).toBeTruthy();
    await type('Code', '123456');
    await click('Turn On');
    expect(await screen.findByText('On')).toBeTruthy();
  });

  it('turns the app off only after the password, also when the server asks for it', async () => {
    signInLearner(localStorage, 3_600, {}, freshClaims());
    let isRecent = false;
    mockCognito({ InitiateAuth: cognitoTokens, RevokeToken: done });
    mockServer.use(
      mockCall('getSignIn', () => ({ hasAuthenticator: true })),
      mockCall('turnAuthenticatorOff', () =>
        isRecent ? { hasAuthenticator: false } : refusal('recent_sign_in_required'),
      ),
    );
    await renderPage(<AuthenticatorSection learner={LEARNER} />);
    await click('Turn Off');
    await type('Password', 'a long enough password');
    isRecent = true;
    mockServer.use(mockCall('getSignIn', () => ({ hasAuthenticator: false })));
    await click('Continue');
    expect(await screen.findByText('Off')).toBeTruthy();
  });

  it('changes nothing of the demo account', async () => {
    const calls = mockCognito({});
    const demo = { ...LEARNER, isDemo: true as const };
    await renderPage(
      <>
        <SignInSection learner={demo} />
        <AuthenticatorSection learner={demo} />
        <SessionsSection learner={demo} />
      </>,
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(calls).toEqual([]);
  });
});
