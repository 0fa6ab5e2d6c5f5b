// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetConfig } from '#lib/config.ts';
import { isOfferOpen, rememberSignIn } from '#lib/session/passkey-offers.ts';
import { cognitoError, mockCognito, mockConfig } from '#testing/cognito-mock.ts';
import { LEARNER } from '#testing/learning-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
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
    signInLearner();
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
            CredentialId: `id-${FriendlyCredentialName}`,
            FriendlyCredentialName,
            CreatedAt: 1_790_000_000 + index * 86_400,
          })),
        }),
      DeleteWebAuthnCredential: () => {
        names = ['New phone'];
        return HttpResponse.json({});
      },
    });
    await renderPage(<PasskeySettings learner={LEARNER} />);
    await screen.findByText('Old phone');
    expect(screen.getAllByRole('listitem')[0]!.textContent).toMatch(
      /^New phoneCreated \w+ \d+, 20/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Remove Old phone' }));
    await waitFor(() => expect(screen.queryByText('Old phone')).toBeNull());
    expect(calls).toEqual([
      'ListWebAuthnCredentials',
      'DeleteWebAuthnCredential',
      'ListWebAuthnCredentials',
    ]);
  });

  it('are not for the demo account', async () => {
    const calls = mockCognito({});
    await renderPage(<PasskeySettings learner={{ ...LEARNER, isDemo: true }} />);
    expect(await screen.findByText(/The demo account can’t have passkeys/)).toBeTruthy();
    expect(calls).toEqual([]);
  });
});
