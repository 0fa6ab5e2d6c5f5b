// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { mockCall, mockServer, refusal } from '#testing/mock-api.ts';
import { renderPage } from '#testing/render-page.tsx';
import { ownSeat, pricingTier, purchases, subscription } from '#testing/purchase-samples.ts';
import { signInLearner } from '#testing/sign-in-learner.ts';
import { withMockedApi } from '#testing/with-mocked-api.ts';
import { PricingTiers } from '#features/pricing/components/pricing-tiers.tsx';
import { startPublicPage, visibleTexts, withPublicPage } from '#testing/public-page.ts';

const TIERS = [
  pricingTier({ id: 1, slug: 'entry', name: 'Starter', price: 99, maxUsers: 1, isPopular: false }),
  pricingTier(),
  pricingTier({ id: 4, slug: 'corporate', name: 'Enterprise', price: null, maxUsers: null }),
];
const open = () =>
  renderPage(
    <PricingTiers headingLevel="h2" hasIntervals contactSales={<button>Contact Sales</button>} />,
    {
      path: '/pricing',
    },
  );
/** Starts the script on the loaded plans, as on a prerendered page. */
async function openPlans() {
  await open();
  await screen.findByRole('heading', { name: 'Starter' });
  startPublicPage();
}
const cardOf = async (name: string) =>
  within((await screen.findByRole('heading', { name })).closest('article')!);

describe('the plans', () => {
  withMockedApi();
  withPublicPage();

  it('show four placeholders while they load, then price, users and a link to the checkout', async () => {
    let respond: () => void = () => undefined;
    const loaded = new Promise<void>((resolve) => {
      respond = resolve;
    });
    mockServer.use(
      mockCall('listPricingTiers', async () => {
        await loaded;
        return TIERS;
      }),
    );
    const { container } = await open();
    expect(container.querySelectorAll('[data-skeleton=card]')).toHaveLength(4);
    respond();
    const starter = await cardOf('Starter');
    expect(starter.getByText('$99')).toBeTruthy();
    expect(starter.queryByText(/users/)).toBeNull();
    expect(starter.getByRole('link', { name: 'Choose Starter' }).getAttribute('href')).toBe(
      '/checkout?tier=entry',
    );
    const professional = await cardOf('Professional');
    expect(professional.getByText('up to 5 users')).toBeTruthy();
    expect(professional.getByText('Most popular')).toBeTruthy();
  });

  it('have the prices and checkouts by the month and the year, which radio buttons choose', async () => {
    mockServer.use(mockCall('listPricingTiers', () => TIERS));
    await open();
    const professional = await cardOf('Professional');
    const part = (text: string) => professional.getByText(text).closest('[data-interval]');
    expect(part('$199')?.getAttribute('data-interval')).toBe('month');
    expect(part('$1,990')?.getAttribute('data-interval')).toBe('year');
    const link = professional.getByRole('link', { name: /^Choose Professional +by the year$/ });
    expect(link.getAttribute('href')).toBe('/checkout?tier=professional&interval=year');
    const choice = within(screen.getByRole('group', { name: 'How often you pay' }));
    expect(choice.getByRole('radio', { name: 'Monthly' })).toHaveProperty('checked', true);
    expect(choice.getByRole('radio', { name: /^Yearly/ })).toHaveProperty('checked', false);
  });

  it('offer Contact Sales for the plan of large organizations', async () => {
    mockServer.use(mockCall('listPricingTiers', () => TIERS));
    await open();
    const enterprise = await cardOf('Enterprise');
    expect(enterprise.getByRole('button', { name: 'Contact Sales' })).toBeTruthy();
    expect(enterprise.queryByRole('link')).toBeNull();
  });

  it("mark the subscriber's plan and offer no second one", async () => {
    signInLearner();
    mockServer.use(
      mockCall('listPricingTiers', () => TIERS),
      mockCall('listPurchases', () => {
        const tier = { slug: 'entry', name: 'Starter', price: 99, interval: 'month' as const };
        return purchases({ subscription: subscription({ tier }) });
      }),
    );
    await openPlans();
    const starter = await cardOf('Starter');
    await starter.findByRole('link', { name: 'Manage Plan' });
    expect(visibleTexts('Your plan')).toHaveLength(1);
    const professional = await cardOf('Professional');
    const change = professional.getByRole('link', { name: 'Change Plan' });
    expect(change.getAttribute('href')).toBe('/account/purchases');
    await waitFor(() => expect(screen.queryByRole('link', { name: /^Choose/ })).toBeNull());
  });

  it('explain that a plan that is ending must be kept before it can be changed', async () => {
    signInLearner();
    const plan = subscription({
      tier: { slug: 'entry', name: 'Starter', price: 99, interval: 'month' as const },
      endsAt: '2027-01-04T09:00:00.000Z',
    });
    mockServer.use(
      mockCall('listPricingTiers', () => TIERS),
      mockCall('listPurchases', () => purchases({ subscription: plan })),
    );
    await openPlans();
    const note = /^Your Starter plan ends on January 4, 2027/;
    await waitFor(() => expect(visibleTexts(note)).not.toEqual([]));
    const professional = await cardOf('Professional');
    expect(professional.getByRole('link', { name: 'Keep Plan First' })).toBeTruthy();
  });

  it('tell members that their seat already includes its courses, and still offer plans', async () => {
    signInLearner();
    const ended = ownSeat({ seatId: 's1', isActive: false, tierName: 'Starter' });
    mockServer.use(
      mockCall('listPricingTiers', () => TIERS),
      mockCall('listPurchases', () => purchases({ seats: [ended, ownSeat()] })),
    );
    await openPlans();
    const note = /^Your seat in Executive already gives you the courses/;
    await waitFor(() => expect(visibleTexts(note)).not.toEqual([]));
    expect(visibleTexts(/seat in Starter/)).toEqual([]);
    expect(screen.getByRole('link', { name: 'Choose Starter' })).toBeTruthy();
    expect(visibleTexts('Your team’s plan')).toEqual([]);
  });

  it('mark the plan in which a member has a seat', async () => {
    signInLearner();
    mockServer.use(
      mockCall('listPricingTiers', () => TIERS),
      mockCall('listPurchases', () =>
        purchases({ seats: [ownSeat({ tierName: 'Professional' })] }),
      ),
    );
    await openPlans();
    await waitFor(() => expect(visibleTexts('Your team’s plan')).toHaveLength(1));
    const professional = (await cardOf('Professional')).getByText('Most popular');
    expect(professional.closest('[hidden]')).not.toBeNull();
  });

  it('load again after an error', async () => {
    let isUp = false;
    mockServer.use(
      mockCall('listPricingTiers', () => (isUp ? TIERS : refusal('service_unavailable'))),
    );
    await open();
    const retry = await screen.findByRole('button', { name: 'Try Again' });
    isUp = true;
    await userEvent.click(retry);
    expect(await screen.findByRole('heading', { name: 'Starter' })).toBeTruthy();
  });
});
