import { expect, test } from 'vitest';
import type { PortalPrice, PortalView } from '@learning/stripe-emulator/emulator';
import { portalPage } from './portal-page.ts';

const price = (id: string, productName: string, amountCents: number): PortalPrice => ({
  id,
  productName,
  amountCents,
  currency: 'usd',
  interval: 'month' as const,
  isCurrent: false,
  dueNowCents: 0,
  isAtPeriodEnd: false,
});
const view: PortalView = {
  returnUrl: 'http://localhost:5173/account',
  customer: { id: 'cus_1', email: 'ada@x.example' },
  subscription: {
    id: 'sub_1',
    status: 'active',
    priceId: 'price_pro',
    productName: 'Professional',
    amountCents: 19900,
    currentPeriodEndsAt: '2026-12-21T10:00:00.000Z',
    cancelsAtPeriodEnd: false,
    scheduledPriceId: null,
    pendingPriceId: null,
  },
  prices: [
    { ...price('price_entry', 'Starter', 9900), isAtPeriodEnd: true },
    { ...price('price_pro', 'Professional', 19900), isCurrent: true },
    { ...price('price_exec', 'Executive', 49900), dueNowCents: 21033 },
  ],
  card: { brand: 'visa', last4: '4242', expMonth: 3, expYear: 2029 },
  invoices: [
    {
      id: 'in_1',
      number: 'A-0001',
      createdAt: '2026-11-21T10:00:00.000Z',
      status: 'paid',
      totalCents: 19900,
      currency: 'usd',
      hostedUrl: 'http://localhost:5173/_local/stripe/invoices/in_1',
      pdfUrl: null,
    },
  ],
  canChangePrice: true,
  canCancel: true,
};
const text = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
const subscribed = (changes: Partial<NonNullable<PortalView['subscription']>>): PortalView => ({
  ...view,
  subscription: { ...view.subscription!, ...changes },
});

test('The page shows plan, card and invoices, and a link back to the site', () => {
  const page = portalPage({ view });
  expect(text(page)).toContain(
    '$199.00 per month (active). Your plan renews on December 21, 2026.',
  );
  expect(text(page)).toContain('Visa ending in 4242, expires 03/29');
  expect(text(page)).toMatch(/November 21, 2026 A-0001 paid \$199\.00/);
  expect(page).toContain('<a href="http://localhost:5173/account">Return to');
  expect(page).not.toContain('Pay open invoice');
});

test('Another plan can be chosen, but not the current one', () => {
  const page = portalPage({ view });
  expect(page).toContain('href="?change=price_exec"');
  expect(page).not.toContain('href="?change=price_pro"');
});

test.each([
  [
    'price_exec',
    'Change to Executive $499.00 per month. Due now: $210.33, the prorated difference',
  ],
  [
    'price_entry',
    'Change to Starter $99.00 per month. The change takes effect on December 21, 2026. Nothing is due now.',
  ],
])('The cost of a change to %s is shown before the change is confirmed', (priceId, sentence) => {
  const page = portalPage({ view, question: { kind: 'change', priceId } });
  expect(text(page)).toContain(sentence);
  expect(page).toContain(`name="priceId" value="${priceId}"`);
});

test('A price by the year is named, and says what its change means', () => {
  const yearly = {
    ...price('price_year', 'Professional', 199_000),
    interval: 'year' as const,
    dueNowCents: 189_000,
  };
  const sold = { ...view, prices: [...view.prices, yearly] };
  expect(text(portalPage({ view: sold }))).toContain('Change to Professional, yearly');
  const page = portalPage({ view: sold, question: { kind: 'change', priceId: 'price_year' } });
  expect(text(page)).toContain(
    'Due now: $1,890.00, for a year that begins today, less the rest of this month.',
  );
});

test.each([
  [{ cancelsAtPeriodEnd: true }, 'Your plan ends on December 21, 2026.'],
  [{ scheduledPriceId: 'price_entry' }, 'Your plan changes to Starter on December 21, 2026.'],
  [{ pendingPriceId: 'price_exec' }, 'The change to Executive is waiting for payment.'],
])('With %j the page shows what happens next', (changes, sentence) => {
  expect(text(portalPage({ view: subscribed(changes) }))).toContain(sentence);
});

test('A canceled plan can be resumed, but neither changed nor canceled again', () => {
  const page = portalPage({ view: subscribed({ cancelsAtPeriodEnd: true }) });
  expect(page).toContain('value="resume"');
  expect(page).not.toMatch(/href="\?(change|cancel)/);
});

test('An open invoice can be paid', () => {
  const invoices = [{ ...view.invoices[0]!, status: 'open' }];
  expect(portalPage({ view: { ...view, invoices } })).toContain('Pay open invoice');
});

test('Without a plan the page says so and offers no changes', () => {
  const page = portalPage({ view: { ...view, subscription: null, prices: [] } });
  expect(text(page)).toContain("You don't have a plan right now.");
  expect(page).not.toMatch(/href="\?(change|cancel)/);
});

test('The page contains no inline script or style, and texts are escaped', () => {
  const failure = '<script>alert(1)</script>';
  const page = portalPage({ view, failure });
  expect(page).not.toMatch(/<script|<style|style=/);
});
