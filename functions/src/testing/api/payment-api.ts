import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { ApiErrorBody } from '@learning/shared/contract/errors';
import type { Purchases } from '@learning/shared/contract/purchases';
import type { SalesSettings } from '#billing/consumers/admit-buyer.ts';
import { paymentImplementations, paymentRoutes } from '#billing/routes.ts';
import { createHandler } from '#http/create-handler.ts';
import { SITE_ORIGIN, type BillingHarness } from '../billing/billing-harness.ts';
import { accessClaims, callRoute, type RouteResponse, type Call } from './call-route.ts';

const CARD = '4242424242424242';

type Name = keyof typeof paymentRoutes;

/** The billing calls, made by one learner. */
export interface PaymentApi {
  userId: string;
  /** While true, Stripe cannot be opened because its settings are missing. */
  isClosed: boolean;
  /** @param callerId default: the learner */
  send<T>(name: Name, call?: Call, callerId?: string): Promise<RouteResponse<T>>;
  /** Returns the code of a refusal. */
  refusal(name: Name, call?: Call, callerId?: string): Promise<string>;
  purchases(): Promise<Purchases>;
  /** Checks out and pays by card; our records do not know of the payment yet. */
  pay(body: object): Promise<PaymentIntent & { paymentId: string }>;
  /** Pays and reconciles. */
  buy(body: object): Promise<PaymentIntent & { paymentId: string }>;
}

export function openPaymentApi(
  harness: BillingHarness,
  sales?: SalesSettings,
  userId = harness.learner(),
): PaymentApi {
  const { provider, emailOf } = harness.deps;
  const openStripe = () =>
    api.isClosed
      ? Promise.reject(new Error('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not set.'))
      : Promise.resolve({ provider, webhookSecrets: [], siteOrigin: SITE_ORIGIN });
  const implementations = paymentImplementations(harness.deps, openStripe, emailOf, sales);
  const handler = createHandler(paymentRoutes, implementations, harness.now);

  const api: PaymentApi = {
    userId,
    isClosed: false,
    async send<T>(name: Name, call: Call = {}, callerId = userId) {
      const route = paymentRoutes[name];
      const params = 'params' in route ? { params: { userId: 'me', ...call.params } } : {};
      const claims = accessClaims(callerId);
      return (await callRoute(handler, route, { ...call, ...params, claims })) as RouteResponse<T>;
    },
    refusal: async (...call) => (await api.send<ApiErrorBody>(...call)).body.code,
    purchases: async () => (await api.send<Purchases>('listPurchases')).body,
    async pay(body) {
      const { body: intent } = await api.send<PaymentIntent>('createPaymentIntent', { body });
      await harness.stripe.confirm(intent.clientSecret!, CARD);
      return { ...intent, paymentId: intent.clientSecret!.split('_secret_')[0]! };
    },
    async buy(body) {
      const paid = await api.pay(body);
      await harness.reconcileAll();
      return paid;
    },
  };
  return api;
}
