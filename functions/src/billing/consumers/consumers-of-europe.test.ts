import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { Purchases } from '@learning/shared/contract/purchases';
import { START_CONSENT_VERSION } from '@learning/content/site/withdrawal';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUpBilling } from '#testing/billing/set-up-billing.ts';
import type { BillingHarness } from '#testing/billing/billing-harness.ts';
import { openPaymentApi, type PaymentApi } from '#testing/api/payment-api.ts';
import { eventRepository } from '#events/event-repository.ts';
import { learnerKeys } from '#table/keys.ts';
import { putItem } from '#table/table.ts';

const DAY = 86_400;
const EUROPE = { country: 'DE', startConsent: START_CONSENT_VERSION };
const billing = setUpBilling();
let harness: BillingHarness;
let api: PaymentApi;
const open = (consumersOfEuropeCanBuy: boolean) => {
  api = openPaymentApi(harness, { consumersOfEuropeCanBuy, tax: 'none' });
};

beforeEach(async () => {
  harness = await billing.open();
  open(true);
});

const refusal = (body: object) =>
  api.refusal('createPaymentIntent', { body: { courseId: 14, ...body } });

describe('the checkout of a consumer of Europe', () => {
  it.each(['DE', 'NO', 'GB'])(
    'is refused in %s where consumers are not served',
    async (country) => {
      open(false);
      expect(await refusal({ ...EUROPE, country })).toBe('consumers_not_served');
      expect(harness.stripe.objects().paymentIntents).toEqual([]);
    },
  );

  it('is refused without the consent, and with that of another version', async () => {
    expect(await refusal({ country: 'DE' })).toBe('start_consent_required');
    expect(await refusal({ country: 'DE', startConsent: '2020-01-01' })).toBe(
      'start_consent_required',
    );
    expect(harness.stripe.objects().paymentIntents).toEqual([]);
  });

  it.each([{}, { country: 'US' }, { country: 'CH' }])(
    'is nothing special for %j',
    async (elsewhere) => {
      open(false);
      const { status } = await api.send('createPaymentIntent', {
        body: { courseId: 14, ...elsewhere },
      });
      expect(status).toBe(201);
      const [order] = await harness.deps.orders.list(api.userId);
      expect(order).not.toHaveProperty('consumer');
    },
  );

  it('is open to a business with a tax id, which gives it no right to withdraw', async () => {
    open(false);
    const params = { userId: 'me' };
    const details = {
      companyName: 'Muster GmbH',
      contactName: null,
      address: null,
      taxId: { type: 'eu_vat', value: 'DE123456789' },
      purchaseOrderNumber: null,
    };
    await api.send('saveInvoiceDetails', { params, body: details });
    await api.buy({ courseId: 14, country: 'DE' });
    const [purchase] = (await api.purchases()).purchases;
    expect(purchase!.withdrawal).toMatchObject({ isOpen: false, reason: 'no_withdrawal_right' });
  });

  it.each([
    ['a course', { courseId: 14 }],
    ['a plan', { pricingTierSlug: 'entry' }],
  ])('stores the first consent with %s, and its mail repeats it', async (_case, product) => {
    const body = { ...product, ...EUROPE };
    const first = await api.send<PaymentIntent>('createPaymentIntent', { body });
    const consentedAt = harness.now().toISOString();
    await harness.advance(60);
    const again = await api.buy(body);
    expect(again.orderId).toBe(first.body.orderId);
    const consumer = { country: 'DE', consentVersion: START_CONSENT_VERSION, consentedAt };
    const stored =
      (await harness.deps.orders.find(api.userId, again.orderId)) ??
      (await harness.deps.subscriptions.find(api.userId, again.orderId));
    expect(stored).toMatchObject({ consumer });
    const told = (await eventRepository(harness.table).list(api.userId)).filter(({ type }) =>
      ['orderPaid', 'planStarted'].includes(type),
    );
    expect(told).toMatchObject([{ data: { consumer } }]);
  });
});

describe('a withdrawal', () => {
  const withdraw = (orderId: string) => ({ params: { orderId } });

  it('refunds a course that was not opened, ends access and is confirmed', async () => {
    const { orderId } = await api.buy({ courseId: 14, ...EUROPE });
    await harness.advance(14 * DAY);
    const { body } = await api.send<Purchases>('withdrawFromContract', withdraw(orderId));
    expect(body.purchases).toMatchObject([{ state: 'refunded', refundedAmount: 29 }]);
    expect(await harness.boughtCourses(api.userId)).toEqual([]);
    const repeated = await api.send<Purchases>('withdrawFromContract', withdraw(orderId));
    expect(repeated.status).toBe(200);
    const told = (await eventRepository(harness.table).list(api.userId)).filter(
      ({ type }) => type === 'contractWithdrawn',
    );
    expect(told).toMatchObject([{ data: { orderId, isPlan: false } }]);
  });

  it('is closed once the course was opened, but not by what came before the payment', async () => {
    const enrollment = (courseId: number, createdAt: string) => ({
      entity: 'enrollment',
      id: `e${courseId}`,
      courseId,
      createdAt,
      completedModuleIds: [],
      completedAt: null,
      lastModuleId: null,
      version: 1,
      schemaVersion: 1,
    });
    const enroll = (courseId: number) =>
      putItem(harness.table, {
        ...learnerKeys.enrollment(api.userId, courseId),
        ...enrollment(courseId, harness.now().toISOString()),
      });
    await enroll(13);
    await harness.advance(60);
    const first = await api.buy({ courseId: 13, ...EUROPE });
    const second = await api.buy({ courseId: 14, ...EUROPE });
    await harness.advance(60);
    await enroll(14);
    expect(await api.refusal('withdrawFromContract', withdraw(second.orderId))).toBe(
      'withdrawal_closed',
    );
    const { status } = await api.send('withdrawFromContract', withdraw(first.orderId));
    expect(status).toBe(200);
  });

  it('returns all of a plan within the time, and nothing after it', async () => {
    const { orderId } = await api.buy({ pricingTierSlug: 'professional', ...EUROPE });
    await harness.advance(14 * DAY);
    const before = (await api.purchases()).subscription!;
    expect(before.withdrawal).toMatchObject({ isOpen: true });
    const { body } = await api.send<Purchases>('withdrawFromContract', withdraw(orderId));
    expect(body.subscription).toMatchObject({
      status: 'canceled',
      keptAmount: 0,
      isGranting: false,
    });
    const other = openPaymentApi(harness, { consumersOfEuropeCanBuy: true, tax: 'none' });
    const late = await other.buy({ pricingTierSlug: 'entry', ...EUROPE });
    await harness.advance(19 * DAY + 1);
    expect(await other.refusal('withdrawFromContract', withdraw(late.orderId))).toBe(
      'withdrawal_closed',
    );
  });

  it('is refused to everyone else', async () => {
    const { orderId } = await api.buy({ courseId: 14 });
    expect(await api.refusal('withdrawFromContract', withdraw(orderId))).toBe('withdrawal_closed');
  });
});
