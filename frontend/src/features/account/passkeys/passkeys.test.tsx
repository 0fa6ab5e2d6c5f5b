// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetConfig } from '#lib/config.ts';
import { isOfferOpen, rememberSignIn } from '#lib/session/passkey-offers.ts';
import { cognitoError, cognitoTokens, mockCognito, mockConfig } from '#testing/cognito-mock.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { freshClaims, signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { PasskeyOffer } from './passkey-offer.tsx';
import { PasskeySettings } from './passkey-settings.tsx';

// The first import loads Amplify, which is slow on a busy machine.
beforeAll(() => import('#lib/session/cognito-passkeys.ts'));

describe('passkeys', () => {
  withMockedApi();
  beforeEach(() => {
    forgetConfig();
    mockConfig({ passkeyDomain: location.hostname });
    vi.stubGlobal('PublicKeyCredential', class {});
    signInLearner(localStorage, 3_600, {}, freshClaims());
  });
  afterEach(() => vi.unstubAllGlobals());

  it('are offered after the first sign-in, and never again once dismissed', async () => {
    rememberSignIn(LEARNER.id, false);
    await renderPage(<PasskeyOffer learnerId={LEARNER.id} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Not Now' }));
    await waitFor(() => expect(screen.queryByRole('button')).toBeNull());
    rememberSignIn(LEARNER.id, false);
    expect(isOfferOpen(LEARNER.id)).toBe(false);
  });

  it('are not offered to who signs in with one', () => {
    rememberSignIn(LEARNER.id, true);
    expect(isOfferOpen(LEARNER.id)).toBe(false);
    rememberSignIn(LEARNER.id, false);
    expect(isOfferOpen(LEARNER.id)).toBe(false);
  });

  it('say gently that none was created, and stay offered', async () => {
    rememberSignIn(LEARNER.id, false);
    mockCognito({
      StartWebAuthnRegistration: cognitoError('InternalErrorException', 'secret of the server'),
    });
    await renderPage(<PasskeyOffer learnerId={LEARNER.id} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Create a Passkey' }));
    expect(await screen.findByText(/^No passkey was created/)).toBeTruthy();
    expect(screen.queryByText(/secret/)).toBeNull();
    expect(isOfferOpen(LEARNER.id)).toBe(true);
  });

  it('are listed with their dates and removed', async () => {
    let names = ['Old phone', 'New phone'];
    const calls = mockCognito({
      ListWebAuthnCredentials: () =>
        HttpResponse.json({
          Credentials: names.map((FriendlyCredentialName, index) => ({
            CredentialId: `id-${FriendlyCredentialName.replace(' ', '')}`,
            FriendlyCredentialName,
            CreatedAt: 1_790_000_000 + index * 86_400,
          })),
        }),
    });
    mockServer.use(
      mockCall('removePasskey', ({ params }) => {
        names = names.filter((name) => `id-${name.replace(' ', '')}` !== params.passkeyId);
        return { isRemoved: true };
      }),
    );
    await renderPage(<PasskeySettings learner={LEARNER} />);
    await screen.findByText('Old phone');
    expect(screen.getAllByRole('listitem')[0]!.textContent).toMatch(
      /^New phoneCreated \w+ \d+, 20/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Old phone' }));
    await waitFor(() => expect(screen.queryByText('Old phone')).toBeNull());
    expect(calls).toEqual(['ListWebAuthnCredentials', 'ListWebAuthnCredentials']);
  });

  // Source: rules/access.md A35
  it('are shown after the password, when the session only goes on by a refresh', async () => {
    signInLearner();
    const calls = mockCognito({
      InitiateAuth: cognitoTokens,
      RevokeToken: () => HttpResponse.json({}),
      ListWebAuthnCredentials: () => HttpResponse.json({ Credentials: [] }),
    });
    await renderPage(<PasskeySettings learner={LEARNER} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Show Passkeys' }));
    expect(calls).toEqual([]);
    await userEvent.type(await screen.findByLabelText('Password'), 'a long enough password');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
  });

  it('are offered for later, too: creating one then starts with the password', async () => {
    signInLearner();
    rememberSignIn(LEARNER.id, false);
    const calls = mockCognito({});
    await renderPage(<PasskeyOffer learnerId={LEARNER.id} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Create a Passkey' }));
    expect(await screen.findByText('To create a passkey, enter your password.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('are not for the demo account', async () => {
    const calls = mockCognito({});
    await renderPage(<PasskeySettings learner={{ ...LEARNER, isDemo: true }} />);
    expect(await screen.findByText(/The demo account can’t have passkeys/)).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
