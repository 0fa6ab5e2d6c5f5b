import type { PaymentIntent } from '@learning/shared/contract/billing';
import type { ApiErrorBody } from '@learning/shared/contract/errors';
import type { Purchases } from '@learning/shared/contract/purchases';
import { paymentImplementations, paymentRoutes } from '#billing/routes.ts';
import { createHandler } from '#http/create-handler.ts';
import { SITE_ORIGIN, type BillingHarness } from '../billing/billing-harness.ts';
import { accessClaims, callRoute, type Call } from './call-route.ts';

const CARD = '4242424242424242';

type Name = keyof typeof paymentRoutes;

/** The calls of billing as one learner makes them. */
export interface PaymentApi {
  userId: string;
  /** While true, Stripe cannot be opened: its settings are not there. */
  isClosed: boolean;
  /** @param of who calls; the learner unless another is named */
  send<T>(name: Name, call?: Call, of?: string): Promise<{ status: number; body: T }>;
  /** The code of a refusal. */
  refusal(name: Name, call?: Call, of?: string): Promise<string>;
  purchases(): Promise<Purchases>;
  /** Checkout and card; nobody has told us yet. */
  pay(body: object): Promise<PaymentIntent & { paymentId: string }>;
  /** Paid, and heard of. */
  buy(body: object): Promise<PaymentIntent & { paymentId: string }>;
}

export function openPaymentApi(story: BillingHarness): PaymentApi {
  const userId = story.learner();
  const { provider, emailOf } = story.deps;
  const openStripe = () =>
    api.isClosed
      ? Promise.reject(new Error('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are not set.'))
      : Promise.resolve({ provider, webhookSecrets: [], siteOrigin: SITE_ORIGIN });
  const implementations = paymentImplementations(story.deps, openStripe, emailOf);
  const handler = createHandler(paymentRoutes, implementations, story.now);

  const api: PaymentApi = {
    userId,
    isClosed: false,
    async send<T>(name: Name, call: Call = {}, of = userId) {
      const route = paymentRoutes[name];
      const params = 'params' in route ? { params: { userId: 'me', ...call.params } } : {};
      const claims = accessClaims(of);
      const { status, body } = await callRoute(handler, route, { ...call, ...params, claims });
      return { status, body: body as T };
    },
    refusal: async (...call) => (await api.send<ApiErrorBody>(...call)).body.code,
    purchases: async () => (await api.send<Purchases>('listPurchases')).body,
    async pay(body) {
      const { body: intent } = await api.send<PaymentIntent>('createPaymentIntent', { body });
      await story.stripe.confirm(intent.clientSecret!, CARD);
      return { ...intent, paymentId: intent.clientSecret!.split('_secret_')[0]! };
    },
    async buy(body) {
      const paid = await api.pay(body);
      await story.reconcileAll();
      return paid;
    },
  };
  return api;
}
