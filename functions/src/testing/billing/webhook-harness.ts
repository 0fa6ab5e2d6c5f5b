import { EMULATED_WEBHOOK_SECRET, type Delivery } from '@learning/stripe-emulator/emulator';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { createReconciler } from '#billing/reconciler/reconciler-endpoint.ts';
import type { ReconcileTask } from '#billing/reconciler/run-reconciler.ts';
import type { RunReport } from '#billing/reconciler/process-each.ts';
import { createWebhookEndpoint } from '#billing/webhook/webhook-endpoint.ts';
import { actAs } from '../table/acting-function.ts';
import { parseThinEvent } from '#gateways/stripe/thin-events.ts';
import type { BillingHarness } from './billing-harness.ts';

/** Sends Stripe's webhooks, and runs the reconciler as the scheduler does. */
export interface WebhookHarness {
  /** Posts a body with headers. @returns the status of the response */
  post(body: string | undefined, headers: Record<string, string>): Promise<number>;
  /** Posts a delivery unchanged. @returns the status of the response */
  deliver(delivery: Pick<Delivery, 'body' | 'headers'>): Promise<number>;
  /** Returns a signature made now. */
  sign(body: string): string;
  /** Returns the notifications since a mark (`harness.stripe.notifications().length`), of these types if any are given. */
  since(mark: number, types?: readonly string[]): Delivery[];
  /** Returns the latest notification of this type. @throws Error when there is none */
  last(type: string): Delivery;
  runReconciler(task: ReconcileTask): Promise<RunReport>;
}

const MINUTE_MS = 60_000;

export function openWebhook(
  harness: BillingHarness,
  webhookSecrets: readonly string[] = [EMULATED_WEBHOOK_SECRET],
): WebhookHarness {
  const { deps, stripe, now } = harness;
  const openStripe = () => Promise.resolve({ provider: deps.provider, webhookSecrets });
  const endpoint = createWebhookEndpoint({
    repositories: deps,
    openStripe,
    parseThinEvent,
    clock: now,
  });
  const reconciler = createReconciler(deps, openStripe, now);
  const post = async (body: string | undefined, headers: Record<string, string>) => {
    const { statusCode } = await actAs('stripe-webhook', () =>
      endpoint(webhookEvent(body, headers)),
    );
    return statusCode!;
  };
  const since = (mark: number, types?: readonly string[]) =>
    stripe
      .notifications()
      .slice(mark)
      .filter(({ type }) => types === undefined || types.includes(type));
  return {
    post,
    deliver: ({ body, headers }) => post(body, headers),
    sign: (body) => stripe.sign(body),
    since,
    last(type) {
      const found = since(0, [type]).at(-1);
      if (!found) throw new Error(`Stripe sent no ${type}.`);
      return found;
    },
    runReconciler: (task) =>
      actAs('billing-reconciler', () =>
        reconciler({ detail: { task } }, { getRemainingTimeInMillis: () => 5 * MINUTE_MS }),
      ),
  };
}

/** Returns API Gateway's event (payload format 2.0) for a POST, as far as the function reads it. */
export function webhookEvent(
  body: string | undefined,
  headers: Record<string, string>,
  isBase64Encoded = false,
): Pick<APIGatewayProxyEventV2, 'body' | 'headers' | 'isBase64Encoded'> {
  const sent = isBase64Encoded && body !== undefined ? Buffer.from(body).toString('base64') : body;
  return { headers, isBase64Encoded, ...(sent === undefined ? {} : { body: sent }) };
}
