// @vitest-environment happy-dom
import { http, HttpResponse } from 'msw';
import { beforeAll, describe, expect, it } from 'vitest';
import { mockServer } from '#testing/mock-api.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { readInvitedAddress, rememberInvitedAddress } from './invited-address.ts';
import { readInvitation, rememberInvitation } from './opened-invitation.ts';
import { readSession } from './session-store.ts';
import { signOut } from './sign-out.ts';

const TOKEN = 'abcdefghijklmnopqrstuvwx';

// The first use loads Amplify, which is slow on a busy machine.
beforeAll(() => import('./cognito.ts'));

function openInvitation() {
  mockServer.use(http.get('*/config.json', () => HttpResponse.error()));
  signInLearner();
  rememberInvitation(TOKEN);
  rememberInvitedAddress('bob@example.org');
}

describe('signing out', () => {
  withMockedApi();

  // Source: rules/privacy.md P9
  it('forgets the invitation that was opened in the tab, also when Cognito does not respond', async () => {
    openInvitation();
    await signOut();
    expect(readSession().status).toBe('signed-out');
    expect([readInvitation(), readInvitedAddress()]).toEqual([undefined, undefined]);
  });

  it('keeps it for the learner who wants to use another account', async () => {
    openInvitation();
    await signOut({ keepsInvitation: true });
    expect(readSession().status).toBe('signed-out');
    expect([readInvitation(), readInvitedAddress()]).toEqual([TOKEN, 'bob@example.org']);
  });
});
