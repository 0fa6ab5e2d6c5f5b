import Stripe from 'stripe';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sdkFolder } from './cached-contract.ts';
import { generateContract } from './generate-contract.ts';
import type { Schema } from './json-schema.ts';
import { operations } from './operations.ts';

const document = generateContract(sdkFolder);

/**
 * The contract as the design measured it. It belongs to the team, not to the project, and is read where it lies beside
 * the project's folder.
 */
const file = join(import.meta.dirname, '../../../../shared/reference/stripe-openapi-slice.json');
const isPresent = existsSync(file);
if (!isPresent)
  console.log(`Stripe's schemas were not compared with the slice: ${file} is absent.`);

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

test('Every name that a schema mentions is a schema', () => {
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

test('Events are those about an object on offer, in both forms', () => {
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

interface Slice {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, Schema> };
}

test.runIf(isPresent)('Operations and schemas are those of the design', () => {
  const slice = JSON.parse(readFileSync(file, 'utf8')) as Slice;
  for (const [path, methods] of Object.entries(slice.paths)) {
    for (const [method, { operationId }] of Object.entries(methods)) {
      const ours = document.operations[`${method.toUpperCase()} ${path}`];
      expect(ours?.operationId, path).toBe(operationId.replaceAll('/', '.'));
    }
  }
  const theirs = slice.components.schemas;
  // Types that hold anything; here they are written out where they stand.
  expect(Object.keys(theirs).filter((name) => !(name in document.schemas))).toEqual([
    'V2.Core.Event.Changes',
    'PaymentIntent.NextAction.UseStripeSdk',
    'SetupIntent.NextAction.UseStripeSdk',
  ]);
  for (const [name, schema] of Object.entries(theirs)) {
    const ours = document.schemas[name];
    if (!ours) continue;
    expect((ours.required ?? []).toSorted(), name).toEqual((schema.required ?? []).toSorted());
    // `deleted?: void` stands for 'never there'.
    const fields = Object.keys(schema.properties ?? {}).filter(
      (key) => !('not' in schema.properties![key]!),
    );
    expect(Object.keys(ours.properties ?? {}).toSorted(), name).toEqual(fields.toSorted());
  }
});
