// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { course } from '#testing/catalog-samples.ts';
import { pricingTier, purchases, subscription } from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { PlanNotice } from './plan-notice.tsx';

const LATER = '2026-12-20T09:00:00.000Z';

async function show(change: Parameters<typeof subscription>[0]) {
  signInLearner();
  let hasResponded = false;
  mockServer.use(
    mockCall('listPurchases', () => {
      hasResponded = true;
      return purchases({ subscription: subscription(change) });
    }),
  );
  await renderPage(<PlanNotice learnerId={LEARNER.id} />, { path: '/dashboard' });
  await waitFor(() => expect(hasResponded).toBe(true));
}

describe('the payment notice on the dashboard', () => {
  withMockedApi();
  const unpaid = { amount: 199, nextAttemptAt: LATER, isPayable: true };

  it('shows the failed payment and the end of access, and offers to update the card', async () => {
    await show({ status: 'past_due', graceEndsAt: LATER, unpaid });
    expect(await screen.findByText('Your payment of $199.00 failed.')).toBeTruthy();
    expect(screen.getByText(/You keep access to your courses until/).textContent).toContain(
      'December 20, 2026',
    );
    mockServer.use(
      mockCall('createPortalSession', ({ body }) => {
        expect(body.flow).toBe('update-card');
        return refusal('portal_unavailable');
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Update Card' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
  });

  it('pays the open invoice at once', async () => {
    await show({ status: 'past_due', graceEndsAt: LATER, unpaid });
    mockServer.use(
      mockCall('payOpenInvoice', () => ({
        outcome: 'paid' as const,
        confirmUrl: null,
        purchases: purchases({ subscription: subscription() }),
      })),
      mockCall('listPurchases', () => purchases({ subscription: subscription() })),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));
    await waitFor(() => expect(screen.queryByText(/failed/)).toBeNull());
  });

  it('says what to do when the card is declined', async () => {
    await show({ status: 'past_due', graceEndsAt: LATER, unpaid });
    mockServer.use(mockCall('payOpenInvoice', () => refusal('card_declined')));
    await userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));
    expect(await screen.findByText(/Your bank declined the card.*Update Card/)).toBeTruthy();
  });

  it('opens Stripe’s page of the invoice when the bank has to ask', async () => {
    await show({ status: 'past_due', graceEndsAt: LATER, unpaid });
    const confirmUrl = `${window.location.origin}/#invoice`;
    mockServer.use(
      mockCall('payOpenInvoice', () => ({
        outcome: 'confirm' as const,
        confirmUrl,
        purchases: purchases({ subscription: subscription({ status: 'past_due', unpaid }) }),
      })),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Pay Now' }));
    await waitFor(() => expect(window.location.hash).toBe('#invoice'));
  });

  it('offers no payment of an invoice that is closed', async () => {
    await show({ status: 'past_due', graceEndsAt: LATER, unpaid: { ...unpaid, isPayable: false } });
    expect(await screen.findByRole('button', { name: 'Update Card' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Pay Now' })).toBeNull();
  });

  it('shows that access has ended once the grace period is over', async () => {
    await show({ status: 'past_due', isGranting: false, unpaid });
    expect(
      await screen.findByText(/cannot use the courses in your plan until it is paid/),
    ).toBeTruthy();
  });

  it.each([
    [true, 1, '2 courses open, 4 seats free.'],
    [false, 1, '2 courses open, 4 seats free.'],
    [true, 5, '2 courses open, all seats taken.'],
  ])(
    'tells the owner what the plan opens; trial running: %s, seats taken: %i (screens bug 3)',
    async (isActive, seatsUsed, summary) => {
      signInLearner();
      const trial = { startedAt: '2026-11-20T09:00:00.000Z', endsAt: LATER, isActive };
      mockServer.use(
        mockCall('listPurchases', () =>
          purchases({ subscription: subscription({ seatsUsed }), trial }),
        ),
        mockCall('listPricingTiers', () => [pricingTier()]),
        mockCall('listCourses', () => [
          course(),
          course({ id: 15, level: 'advanced' }),
          course({ id: 9, level: 'expert' }),
        ]),
      );
      await renderPage(<PlanNotice learnerId={LEARNER.id} />, { path: '/dashboard' });
      const notice = await screen.findByText(`Professional: ${summary}`);
      const text = notice.parentElement!.textContent;
      expect(/your trial also opens the 1 expert course\./.test(text)).toBe(isActive);
      expect(screen.queryAllByRole('link', { name: 'Invite Your Team' })).toHaveLength(
        seatsUsed < 5 ? 1 : 0,
      );
    },
  );

  it('disappears when the learner returns to the page after the payment succeeded', async () => {
    await show({ status: 'past_due', graceEndsAt: LATER, unpaid });
    expect(await screen.findByText('Your payment of $199.00 failed.')).toBeTruthy();
    mockServer.use(mockCall('listPurchases', () => purchases({ subscription: subscription() })));
    window.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(screen.queryByText(/failed/)).toBeNull());
  });

  it('stays hidden for a paid plan', async () => {
    await show({});
    expect(screen.queryByText(/failed/)).toBeNull();
  });
});
