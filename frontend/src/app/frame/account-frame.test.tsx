// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { expect, it, describe } from 'vitest';
import { LEARNER } from '#testing/learning-samples.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { ownSeat, purchases, subscription } from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { AccountFrame } from './account-frame.tsx';

describe('the pages of an account', () => {
  withMockedApi();

  it.each([
    [{ maxUsers: 5 }, ['Settings', 'Purchases', 'Requests', 'Team']],
    [{ maxUsers: 1, pausedMembers: 2 }, ['Settings', 'Purchases', 'Requests', 'Team']],
    [{ maxUsers: 1 }, ['Settings', 'Purchases', 'Requests']],
  ])('for the owner of a plan with %j are %j', async (plan, names) => {
    signInLearner();
    mockServer.use(
      mockCall('listPurchases', () => purchases({ subscription: subscription(plan) })),
    );
    await renderPage(
      <AccountFrame learnerId={LEARNER.id} title="Purchases">
        {null}
      </AccountFrame>,
      { path: '/account/purchases' },
    );
    await waitFor(() =>
      expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(names),
    );
  });

  it.each([
    ['the owner of a team that someone else pays for', true],
    ['a member', false],
  ])('for %s have the team, too', async (_who, isOwner) => {
    signInLearner();
    mockServer.use(mockCall('listPurchases', () => purchases({ seats: [ownSeat({ isOwner })] })));
    await renderPage(
      <AccountFrame learnerId={LEARNER.id} title="Purchases">
        {null}
      </AccountFrame>,
      { path: '/account/purchases' },
    );
    expect(await screen.findByRole('link', { name: 'Team' })).toBeDefined();
  });
});
