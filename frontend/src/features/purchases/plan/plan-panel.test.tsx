// @vitest-environment happy-dom
import { type ClosedReason, SUBSCRIPTION_STATUSES } from '@learning/shared/contract/purchases';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import Toaster from '#components/feedback/toaster.tsx';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { purchases, subscription } from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { PurchasesPage } from '../purchases-page.tsx';

async function show(response: Parameters<typeof purchases>[0]) {
  signInLearner();
  mockServer.use(
    mockCall('listPurchases', () => purchases(response)),
    mockCall('listInvoices', () => ({ documents: [] })),
  );
  await renderPage(
    <>
      <PurchasesPage learnerId={LEARNER.id} invoiceDetails={null} />
      <Toaster />
    </>,
    { path: '/account/purchases' },
  );
}

const LATER = '2026-12-20T09:00:00.000Z';
const closed = (reason: ClosedReason) => ({ isOpen: false, until: null, reason });
const WINDOW_OVER = closed('window_over');

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('the plan on the purchases page', () => {
  withMockedApi();

  it.each(SUBSCRIPTION_STATUSES)('describes the status %s in plain words', async (status) => {
    const isGranting = status === 'active' || status === 'past_due' || status === 'trialing';
    await show({ subscription: subscription({ status, isGranting }) });
    expect(await screen.findByRole('heading', { name: 'Professional' })).toBeTruthy();
    expect(screen.queryByText(status)).toBeNull();
    expect(screen.queryByText('undefined')).toBeNull();
  });

  it('ends a plan with the paid period, and can resume it', async () => {
    await show({ subscription: subscription() });
    await userEvent.click(await button('Cancel Plan'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('button', { name: 'Cancel and Get a Refund' })).toBeTruthy();
    const ending = subscription({ endsAt: '2026-12-20T09:00:00.000Z' });
    mockServer.use(
      mockCall('setSubscriptionEnd', ({ body }) =>
        purchases({ subscription: body.atPeriodEnd ? ending : subscription() }),
      ),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: /^End on December 20/ }));
    expect(await screen.findByText(/^Ends on December 20, 2026/)).toBeTruthy();
    await userEvent.click(await button('Keep Plan'));
    expect(await screen.findByText(/^Renews on December 20/)).toBeTruthy();
  });

  it('offers no refund after the first 24 hours', async () => {
    const cancellation = {
      isOpen: false,
      until: '2026-11-19T09:00:00.000Z',
      reason: 'window_over' as const,
    };
    await show({ subscription: subscription({ cancellation }) });
    await userEvent.click(await button('Cancel Plan'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: /Refund/ })).toBeNull();
  });

  it('shows how long access lasts after a failed payment, and how to keep it', async () => {
    const graceEndsAt = '2026-12-03T09:00:00.000Z';
    await show({ subscription: subscription({ status: 'past_due', graceEndsAt }) });
    expect(
      await screen.findByText(/You keep access to your courses until December 3/),
    ).toBeTruthy();
    expect(await button('Update Card')).toBeTruthy();
  });

  it('ends a plan with an unpaid month immediately, even if an end date is set', async () => {
    const unpaid = { amount: 199, nextAttemptAt: LATER, isPayable: true };
    const failing = { status: 'past_due', isPeriodPaid: false, unpaid } as const;
    await show({
      subscription: subscription({ ...failing, endsAt: LATER, cancellation: WINDOW_OVER }),
    });
    await userEvent.click(await button('Cancel Plan'));
    const dialog = await screen.findByRole('dialog');
    expect(
      within(dialog).getByText(/This month has not been paid\. The plan ends now/),
    ).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: /^End on/ })).toBeNull();
    mockServer.use(
      mockCall('setSubscriptionEnd', ({ body }) => {
        expect(body.atPeriodEnd).toBe(true);
        const over = { status: 'canceled', isGranting: false, endedAt: LATER } as const;
        return purchases({ subscription: subscription(over) });
      }),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'End Plan Now' }));
    expect(await screen.findByText(/^Ended on December 20, 2026\. Choose a plan/)).toBeTruthy();
  });

  it('shows the amount that a cancellation refunds', async () => {
    await show({ subscription: subscription({ keptAmount: 499 }) });
    await userEvent.click(await button('Cancel Plan'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/You get \$499\.00 back on the card/)).toBeTruthy();
  });

  it('shows no amount that it does not know', async () => {
    await show({ subscription: subscription({ keptAmount: 0 }) });
    await userEvent.click(await button('Cancel Plan'));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText(/^You get what you paid back on the card/)).toBeTruthy();
    expect(within(dialog).queryByText(/\$0\.00/)).toBeNull();
  });

  it('offers no actions on a refunded plan, even before Stripe has ended it', async () => {
    await show({ subscription: subscription() });
    await userEvent.click(await button('Cancel Plan'));
    const dialog = await screen.findByRole('dialog');
    mockServer.use(
      mockCall('cancelPurchase', () =>
        purchases({
          subscription: subscription({
            isGranting: false,
            endedAt: LATER,
            cancellation: closed('refund_requested'),
          }),
        }),
      ),
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel and Get a Refund' }));
    expect(await screen.findByText('Plan Canceled')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Refunded')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See Plans' })).toBeTruthy();
    for (const hidden of ['Change Plan', 'Manage Seats', 'Cancel Plan']) {
      expect(screen.queryByText(hidden)).toBeNull();
    }
    expect(screen.queryByText(/It would end/)).toBeNull();
    const title = screen.getByRole('heading', { name: 'Professional' });
    await waitFor(() => expect(document.activeElement).toBe(title));
  });

  it('shows the failed payment and when the card is tried again', async () => {
    const unpaid = { amount: 199, nextAttemptAt: LATER, isPayable: true };
    await show({ subscription: subscription({ status: 'past_due', graceEndsAt: LATER, unpaid }) });
    expect(
      await screen.findByText(/^Your payment of \$199\.00 failed\. You keep access/),
    ).toBeTruthy();
    expect(screen.getByText(/^We will try your card again on/)).toBeTruthy();
  });

  it('asks to keep an ending plan before changing to another one', async () => {
    await show({ subscription: subscription({ endsAt: LATER }) });
    expect(await screen.findByText(/another plan, keep this one first/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Change Plan' })).toBeNull();
  });

  it.each([
    [
      { status: 'past_due', isGranting: false },
      'Payment failed',
      /cannot use its courses\. Update/,
    ],
    [
      { status: 'past_due', graceEndsAt: LATER, endsAt: LATER },
      'Payment failed',
      /keep access to your courses until/,
    ],
    [{ status: 'active', isGranting: false }, 'Not active', /plan is not active/],
    [{ isGranting: false, cancellation: closed('disputed') }, 'Disputed', /Your bank is reviewing/],
    [{ status: 'canceled', isGranting: false, endedAt: LATER }, 'Ended', /^Ended on December 20/],
    [
      { status: 'canceled', isGranting: false, cancellation: closed('refunded') },
      'Refunded',
      /refunding your payment/,
    ],
  ] as const)('shows a plan with %j as %s', async (change, word, sentence) => {
    await show({ subscription: subscription(change) });
    expect(await screen.findByText(word)).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it('offers to complete an unpaid plan, because it blocks a second one', async () => {
    await show({ subscription: subscription({ status: 'unpaid', isGranting: false }) });
    expect(await button('Update Card')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel Plan' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'See Plans' })).toBeNull();
  });
});
