import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { sdkFolder } from './cached-contract.ts';
import { generateContract } from './generate-contract.ts';
import type { Schema } from './json-schema.ts';
import { operations } from './operations.ts';

const document = generateContract(sdkFolder);

/** A slice of Stripe's OpenAPI document. It is not part of the project; the comparison runs where the file is present. */
const file = join(import.meta.dirname, '../../../../../shared/reference/stripe-openapi-slice.json');
const isPresent = existsSync(file);
if (!isPresent) console.log(`Not compared with Stripe's OpenAPI slice: ${file} is absent.`);

interface Slice {
  paths: Record<string, Record<string, { operationId: string }>>;
  components: { schemas: Record<string, Schema> };
}

test('Every operation has a schema for its request and one for its response', () => {
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
  // The SDK reads the file before it sends it.
  const params = path === '/v1/files' ? [{ file: { data: '' } }] : [];
  const call = resource[methodName] as (...args: unknown[]) => Promise<unknown>;
  await call.call(resource, ...ids, ...params);
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

test.runIf(isPresent)("operations and schemas match Stripe's OpenAPI slice", () => {
  const slice = JSON.parse(readFileSync(file, 'utf8')) as Slice;
  const paths = Object.entries(slice.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({
      key: `${method.toUpperCase()} ${path}`,
      operationId: operationId.replaceAll('/', '.'),
    })),
  );
  const shared = paths.filter(({ key }) => key in document.operations);
  expect(shared.length).toBeGreaterThan(operations.length / 2);
  for (const { key, operationId } of shared) {
    expect(document.operations[key]?.operationId, key).toBe(operationId);
  }
  const schemas = Object.entries(slice.components.schemas).filter(
    ([name]) => name in document.schemas,
  );
  expect(schemas.length).toBeGreaterThan(100);
  for (const [name, schema] of schemas) {
    const ours = document.schemas[name]!;
    expect((ours.required ?? []).toSorted(), name).toEqual((schema.required ?? []).toSorted());
    // `deleted?: void` means that the field is never present.
    const fields = Object.keys(schema.properties ?? {}).filter(
      (key) => !('not' in schema.properties![key]!),
    );
    expect(Object.keys(ours.properties ?? {}).toSorted(), name).toEqual(fields.toSorted());
  }
});
