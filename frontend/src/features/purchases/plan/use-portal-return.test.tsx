// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createQueryClient } from '#lib/query-client.ts';
import { mockCall, mockServer } from '#testing/mock-api.ts';
import { purchases, subscription } from '#testing/purchase-samples.ts';
import { renderPage } from '#testing/render-page.tsx';
import { accessSummary, LEARNER } from '#testing/learning-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { accessQuery } from '#queries/access.ts';
import { purchasesQuery } from '#queries/purchases.ts';
import { PurchasesPage } from '../purchases-page.tsx';
import { beginPortalVisit, endPortalVisit, readPortalVisit } from './portal-visit.ts';
import { usePortalReturn } from './use-portal-return.ts';

async function show(response: Parameters<typeof purchases>[0]) {
  signInLearner();
  mockServer.use(
    mockCall('listPurchases', () => purchases(response)),
    mockCall('listInvoices', () => ({ documents: [] })),
  );
  await renderPage(<PurchasesPage learnerId={LEARNER.id} invoiceDetails={null} />, {
    path: '/account/purchases',
  });
}

/** Refetches once, almost immediately. */
const SINGLE_REFETCH_MS = [1];
function SingleRefetch() {
  const { data } = useQuery(purchasesQuery(LEARNER.id));
  return <output>{usePortalReturn(LEARNER.id, data, SINGLE_REFETCH_MS)}</output>;
}

const LATER = '2026-12-20T09:00:00.000Z';

describe('the return from the portal', () => {
  withMockedApi();
  afterEach(endPortalVisit);

  it("refetches after a visit to the portal, because Stripe's event may arrive late", async () => {
    beginPortalVisit({ flow: 'change-tier', plan: subscription() });
    await show({ subscription: subscription() });
    expect(await screen.findByText(/Checking for your changes/)).toBeTruthy();
    const tier = { slug: 'executive', name: 'Executive', price: 499, interval: 'month' as const };
    mockServer.use(
      mockCall('listPurchases', () => purchases({ subscription: subscription({ tier }) })),
    );
    expect(await screen.findByText('Executive')).toBeTruthy();
    expect(await screen.findByText('Executive is active.')).toBeTruthy();
    expect(screen.queryByText(/Checking for your changes/)).toBeNull();
    expect(readPortalVisit()).toBeNull();
  });

  it('does not refetch when the change has already arrived', async () => {
    beginPortalVisit({ flow: 'overview', plan: subscription({ endsAt: LATER }) });
    await show({ subscription: subscription() });
    expect(await screen.findByText(/^Renews on/)).toBeTruthy();
    await waitFor(() => expect(readPortalVisit()).toBeNull());
    expect(screen.queryByText(/Checking for your changes/)).toBeNull();
  });

  it('stays silent while it refetches after a visit to cards and invoices', async () => {
    beginPortalVisit({ flow: 'overview', plan: subscription() });
    await show({ subscription: subscription() });
    expect(await screen.findByText(/^Renews on/)).toBeTruthy();
    expect(readPortalVisit()).not.toBeNull();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('shows the last refetch, and refetches what depends on the plan', async () => {
    const tier = { slug: 'executive', name: 'Executive', price: 499, interval: 'month' as const };
    beginPortalVisit({ flow: 'change-tier', plan: subscription() });
    signInLearner();
    const responses = [subscription(), subscription({ tier })];
    mockServer.use(
      mockCall('listPurchases', () => purchases({ subscription: responses.shift() ?? null })),
    );
    const queryClient = createQueryClient();
    const { queryKey } = accessQuery(LEARNER.id);
    queryClient.setQueryData(queryKey, accessSummary());
    await renderPage(<SingleRefetch />, { path: '/account/purchases', queryClient });
    expect(await screen.findByText('Executive is active.')).toBeTruthy();
    await waitFor(() => expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true));
    expect(readPortalVisit()).toBeNull();
  });

  it('ends silently when the last refetch brings no change', async () => {
    beginPortalVisit({ flow: 'change-tier', plan: subscription() });
    signInLearner();
    mockServer.use(mockCall('listPurchases', () => purchases({ subscription: subscription() })));
    await renderPage(<SingleRefetch />, { path: '/account/purchases' });
    expect(await screen.findByText(/Checking for your changes/)).toBeTruthy();
    await waitFor(() => expect(readPortalVisit()).toBeNull());
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
  });

  it('keeps checking for a new tier while only other fields change', async () => {
    const tier = { slug: 'executive', name: 'Executive', price: 499, interval: 'month' as const };
    beginPortalVisit({ flow: 'change-tier', plan: subscription() });
    await show({
      subscription: subscription({
        seatsUsed: 3,
        keptAmount: 398,
        cancellation: { isOpen: false, until: LATER, reason: 'window_over' },
      }),
    });
    expect(await screen.findByText(/^Renews on/)).toBeTruthy();
    expect(screen.getByText(/Checking for your changes/)).toBeTruthy();
    mockServer.use(
      mockCall('listPurchases', () => purchases({ subscription: subscription({ tier }) })),
    );
    expect(await screen.findByText('Executive is active.')).toBeTruthy();
  });

  it('hides the start of a smaller plan once the plan is refunded', async () => {
    const nextTier = { name: 'Starter', price: 99, interval: 'month' as const, from: LATER };
    beginPortalVisit({ flow: 'change-tier', plan: subscription() });
    await show({ subscription: subscription({ nextTier }) });
    expect(await screen.findByText('Starter starts on December 20, 2026.')).toBeTruthy();
    const refunded = subscription({ isGranting: false, status: 'canceled', endedAt: LATER });
    mockServer.use(mockCall('cancelPurchase', () => purchases({ subscription: refunded })));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel Plan' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel and Get a Refund' }));
    await waitFor(() => expect(screen.queryByText(/^Starter starts on/)).toBeNull());
  });

  it('shows when a smaller plan starts', async () => {
    const nextTier = { name: 'Starter', price: 99, interval: 'month' as const, from: LATER };
    beginPortalVisit({ flow: 'change-tier', plan: subscription() });
    await show({ subscription: subscription({ nextTier }) });
    expect(await screen.findByText('Starter starts on December 20, 2026.')).toBeTruthy();
    expect(
      screen.getByText('Changes to Starter, $99.00 per month, on December 20, 2026.'),
    ).toBeTruthy();
  });
});
