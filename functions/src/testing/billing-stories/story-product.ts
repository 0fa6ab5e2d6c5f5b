import type { Delivery } from '@learning/stripe-emulator/emulator';
import type { TaxSetting } from '@learning/shared/domain/money/tax';
import { STRIPE_EVENT_TYPES } from '@learning/shared/contract/webhooks';
import { paymentImplementations, paymentRoutes } from '#billing/routes.ts';
import type { ReconcileTask } from '#billing/reconciler/run-reconciler.ts';
import { eventRepository } from '#events/event-repository.ts';
import type { Mail } from '#gateways/mail.ts';
import { createHandler } from '#http/create-handler.ts';
import { createLearningDependencies } from '#learning/dependencies.ts';
import { learnerRoutes, learningImplementations } from '#learning/routes.ts';
import { createReactionDependencies } from '#notifications/dependencies.ts';
import { reactToEvent } from '#notifications/reactions/react-to-event.ts';
import { createReminderDependencies } from '#notifications/reminders/open-reminders.ts';
import { runReminders } from '#notifications/reminders/run-reminders.ts';
import { restrictTable } from '#table/restrict-table.ts';
import type { Table } from '#table/table.ts';
import { createTeamDependencies } from '#teams/dependencies.ts';
import { servedTeamRoutes, teamImplementations } from '#teams/routes.ts';
import { accessClaims, callRoute, type Call, type RouteResponse } from '../api/call-route.ts';
import {
  openBillingHarness,
  SITE_ORIGIN,
  type BillingHarness,
} from '../billing/billing-harness.ts';
import { storePromotion } from '../billing/promotion.ts';
import { openWebhook } from '../billing/webhook-harness.ts';
import { activateTax } from '../stripe/stripe-tax.ts';
import type { Fate } from './story-step.ts';
import { openWebhookRoute, type WebhookRoute } from './webhook-route.ts';

const routes = { ...paymentRoutes, ...servedTeamRoutes, ...learnerRoutes };
type Name = keyof typeof routes;

/** The product as it is deployed, in this process: calls, webhook, reconciler, reminders and mails, by one clock. */
export interface StoryProduct {
  harness: BillingHarness;
  route: WebhookRoute;
  outbox: Mail[];
  call: <T = unknown>(userId: string, name: Name, call?: Call) => Promise<RouteResponse<T>>;
  /** Calls one of the emulator's private routes, as the browser, the bank, the portal or the dashboard does. */
  atStripe: <T = object>(path: string, body: object) => Promise<T>;
  /** Delivers what Stripe sends now. */
  deliver: () => Promise<void>;
  run: (task: ReconcileTask) => Promise<boolean>;
  remind: () => Promise<void>;
  /** Sends the mails of what has happened. */
  react: () => Promise<void>;
  /** Adds a learner whose mails are sent. */
  learner: () => string;
  /** Returns a promotion code for the payments of two months of a plan. */
  planCode: () => Promise<string>;
  /** Grows with each webhook of Stripe's, each call, and each step of the browser, the bank and the dashboard. */
  activity: () => number;
}

export const emailOf = (userId: string) => `${userId}@example.org`;

/**
 * @param table for this story alone, because the reconciler visits every learner
 * @param watch `observe` is called whenever our code may look at Stripe, `onChange` after each change there
 */
export async function openStoryProduct(
  table: Table,
  { fates, tax }: { fates: readonly Fate[]; tax: TaxSetting },
  watch: { observe: (harness: BillingHarness) => void; onChange: () => void },
): Promise<StoryProduct> {
  let happened = 0;
  let take = (_delivery: Delivery): Promise<number> => Promise.resolve(200);
  const emulator = {
    checksContract: false,
    requestsOverlap: false,
    onChange: watch.onChange,
    deliver: (delivery: Delivery) => take(delivery),
  };
  const harness = await openBillingHarness({ table, emulator, tax });
  const { stripe, sdk, deps, now } = harness;
  if (tax !== 'none') await activateTax(sdk);
  const observe = () => watch.observe(harness);
  await sdk.v2.core.eventDestinations.create({
    name: 'webhook',
    type: 'webhook_endpoint',
    event_payload: 'thin',
    enabled_events: [...STRIPE_EVENT_TYPES],
    webhook_endpoint: { url: `${SITE_ORIGIN}/webhooks/stripe` },
  });
  const webhook = openWebhook(harness);
  const route = openWebhookRoute(harness, webhook, fates);
  take = async (delivery) => {
    happened += 1;
    observe();
    const status = await route.take(delivery);
    observe();
    return status;
  };

  let planCode: Promise<string> | undefined;
  const outbox: Mail[] = [];
  const learners: string[] = [];
  const gateways = {
    sendMail: (mail: Mail) => {
      outbox.push(mail);
      return Promise.resolve(true);
    },
    emailOf: (userId: string) => Promise.resolve(emailOf(userId)),
    contactOf: (userId: string) => Promise.resolve({ email: emailOf(userId), name: null }),
    shownContactOf: (userId: string) => Promise.resolve({ email: emailOf(userId), name: null }),
    siteOrigin: () => Promise.resolve(SITE_ORIGIN),
    hashKey: '',
    operatorEmail: 'operator@example.org',
  };
  const openStripe = () =>
    Promise.resolve({ provider: deps.provider, webhookSecrets: [], siteOrigin: SITE_ORIGIN });
  const groups = [
    {
      routes: paymentRoutes,
      handler: createHandler(
        paymentRoutes,
        paymentImplementations(deps, openStripe, deps.emailOf, {
          consumersOfEuropeCanBuy: false,
          tax,
        }),
        now,
      ),
    },
    {
      routes: servedTeamRoutes,
      handler: createHandler(
        servedTeamRoutes,
        teamImplementations(createTeamDependencies(restrictTable(table, 'teams'), gateways)),
        now,
      ),
    },
    {
      routes: learnerRoutes,
      handler: createHandler(
        learnerRoutes,
        learningImplementations(
          createLearningDependencies(restrictTable(table, 'learning'), gateways),
        ),
        now,
      ),
    },
  ];
  const reactions = createReactionDependencies(restrictTable(table, 'reactions'), gateways);
  const reminders = createReminderDependencies(restrictTable(table, 'reminders'));
  const events = eventRepository(table);
  const reacted = new Set<string>();

  const product: StoryProduct = {
    harness,
    route,
    outbox,
    async call<T>(userId: string, name: Name, call: Call = {}) {
      const definition = routes[name];
      const { handler } = groups.find((group) => name in group.routes)!;
      const params = 'params' in definition ? { params: { userId: 'me', ...call.params } } : {};
      const claims = accessClaims(userId);
      happened += 1;
      observe();
      const response = await callRoute(handler, definition, { ...call, ...params, claims });
      observe();
      return response as RouteResponse<T>;
    },
    async atStripe<T>(path: string, body: object) {
      happened += 1;
      const request = new Request(`https://stripe.example/__emulator/${path}`, {
        method: 'POST',
        body: JSON.stringify(body),
      });
      return (await (await stripe.fetch(request)).json()) as T;
    },
    async deliver() {
      await stripe.deliverDue();
    },
    async run(task) {
      observe();
      const isComplete = await webhook.runReconciler(task).then(
        () => true,
        () => false,
      );
      observe();
      return isComplete;
    },
    remind: async () => {
      await runReminders(now(), reminders);
    },
    async react() {
      for (const userId of learners) {
        for (const event of await events.list(userId)) {
          const key = `${userId} ${event.name}`;
          if (reacted.has(key)) continue;
          reacted.add(key);
          await reactToEvent(event, reactions, now());
        }
      }
    },
    learner() {
      const userId = harness.learner();
      learners.push(userId);
      return userId;
    },
    planCode: () =>
      (planCode ??= storePromotion(harness, {
        courseIds: [],
        tierSlugs: ['entry', 'professional'],
        duration: 'repeating',
        durationInMonths: 2,
      })),
    activity: () => happened,
  };
  return product;
}
