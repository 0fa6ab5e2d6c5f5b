// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetConfig } from '#lib/config.ts';
import { readSession } from '#lib/session/session-store.ts';
import { cognitoError, cognitoTokens, mockCognito, mockConfig } from '#testing/cognito-mock.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { AuthenticatorSection } from './authenticator-section.tsx';
import { NameSetting } from './name-setting.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { SignInSection } from './sign-in-section.tsx';

// The first import loads Amplify, which is slow on a busy machine.
beforeAll(() => import('#lib/session/cognito-account.ts'));

const done = () => HttpResponse.json({});
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
    const calls = mockCognito({
      UpdateUserAttributes: done,
      GetTokensFromRefreshToken: cognitoTokens,
      InitiateAuth: cognitoTokens,
    });
    await renderPage(<NameSetting learner={LEARNER} />);
    await click('Change name');
    expect(screen.getByText(/Certificates you already have keep their name/)).toBeTruthy();
    await type('Name', 'Ada Lovelace');
    await click('Save');
    await waitFor(() => expect(calls).toContain('UpdateUserAttributes'));
    await screen.findByRole('button', { name: 'Change name' });
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
    const calls = mockCognito({
      ChangePassword: done,
      GlobalSignOut: done,
      InitiateAuth: cognitoTokens,
      RevokeToken: done,
    });
    await renderPage(<SignInSection learner={LEARNER} />);
    await click('Change password');
    await type('Current password', 'a long enough password');
    await type('New password', 'another long password');
    await click('Change Password');
    await screen.findByRole('button', { name: 'Change password' });
    expect(calls.slice(0, 3)).toEqual(['ChangePassword', 'GlobalSignOut', 'InitiateAuth']);
    expect(readSession().status).toBe('signed-in');
  });

  it('says that no device was signed out when Cognito does not respond', async () => {
    mockCognito({ GlobalSignOut: cognitoError('InternalErrorException', '') });
    await renderPage(<SessionsSection learner={LEARNER} />);
    await click('Sign Out Everywhere');
    await click('Yes, Sign Out Everywhere');
    expect(await screen.findByText(/^No device was signed out/)).toBeTruthy();
    expect(readSession().status).toBe('signed-in');
  });

  it('connects an authenticator app: key, code, and both factors in one call', async () => {
    let isOn = false;
    const bodies: object[] = [];
    mockCognito(
      {
        GetUser: () =>
          HttpResponse.json({
            Username: 'user-1',
            UserAttributes: [],
            ...(isOn ? { UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] } : {}),
          }),
        InitiateAuth: cognitoTokens,
        RevokeToken: done,
        AssociateSoftwareToken: () => HttpResponse.json({ SecretCode: 'ABCDEFGHIJKL' }),
        VerifySoftwareToken: () => HttpResponse.json({ Status: 'SUCCESS' }),
        SetUserMFAPreference: () => {
          isOn = true;
          return done();
        },
      },
      bodies,
    );
    await renderPage(<AuthenticatorSection learner={LEARNER} />);
    await click('Connect an App');
    await type('Password', 'a long enough password');
    await click('Continue');
    expect(await screen.findByText('ABCD EFGH IJKL')).toBeTruthy();
    await type('Code', '123456');
    await click('Turn On');
    expect(await screen.findByText('On')).toBeTruthy();
    expect(bodies).toContainEqual(
      expect.objectContaining({
        SoftwareTokenMfaSettings: { Enabled: true, PreferredMfa: true },
        WebAuthnMfaSettings: { Enabled: true },
      }),
    );
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
