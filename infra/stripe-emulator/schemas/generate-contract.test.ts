import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { sdkFolder } from './cached-contract.ts';
import { generateContract } from './generate-contract.ts';
import { operations } from './operations.ts';

const document = generateContract(sdkFolder);

test('Every operation has a schema for its request and one for its answer', () => {
  expect(Object.keys(document.operations)).toHaveLength(operations.length);
  for (const [key, { request, response }] of Object.entries(document.operations)) {
    for (const schema of [request, response]) {
      const isKnown =
        schema.named === undefined
          ? schema.type === 'object' || schema.discriminated !== undefined
          : schema.named in document.schemas;
      expect(isKnown, key).toBe(true);
    }
  }
});

test('Every schema that a schema refers to exists', () => {
  const mentioned = new Set<string>();
  JSON.stringify(document, (key, value: unknown) => {
    if (key === 'named') mentioned.add(value as string);
    if (key === 'names' || key === 'eventObjects') {
      for (const name of Object.values(value as object)) mentioned.add(name as string);
    }
    return value;
  });
  expect(mentioned.size).toBeGreaterThan(1000);
  expect([...mentioned].filter((name) => !(name in document.schemas))).toEqual([]);
});

test.each(operations)('The SDK sends %s %s for %s', async (method, path, operationId) => {
  const sent: string[] = [];
  const stripe = new Stripe('sk_test_contract', {
    maxNetworkRetries: 0,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient((input, init) => {
      sent.push(`${init?.method} ${new URL(input as string).pathname}`);
      return Promise.resolve(Response.json({ data: [] }));
    }),
  });
  const names = operationId.split('.').map((name) => name[0]!.toLowerCase() + name.slice(1));
  const methodName = names.pop()!;
  let resource = stripe as unknown as Record<string, object>;
  for (const name of names) resource = resource[name] as Record<string, object>;
  const ids = path.match(/\{\w+\}/g) ?? [];
  await (resource[methodName] as (...args: string[]) => Promise<unknown>).call(resource, ...ids);
  expect(sent).toEqual([`${method} ${path.replaceAll('{', '%7B').replaceAll('}', '%7D')}`]);
});

test('Both forms of events contain exactly the types about supported objects', () => {
  const { eventObjects: snapshots } = document.schemas['Event']!;
  const { eventObjects: thin } = document.schemas['V2.Core.Event']!;
  expect(snapshots).toMatchObject({
    'charge.dispute.closed': 'Dispute',
    'customer.subscription.paused': 'Subscription',
    'radar.early_fraud_warning.created': 'Radar.EarlyFraudWarning',
  });
  expect(thin).toMatchObject({
    'v1.invoice.payment_action_required': 'Invoice',
    'v1.radar.early_fraud_warning.created': 'Radar.EarlyFraudWarning',
  });
  expect(snapshots).not.toHaveProperty('payout.paid');
});
