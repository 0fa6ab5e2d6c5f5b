import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@learning/shared/contract/contract';
import { describe, expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../functions/dist');

/** Kilobytes of JavaScript that a function may have, all chunks together: catches a library bundled by accident. */
const BUDGET_KILOBYTES = 1200;
/** The functions that call Stripe or receive its events. */
const WITH_STRIPE = [
  'account',
  'account-deletion',
  'billing',
  'billing-reconciler',
  'stripe-webhook',
];

const functions = readdirSync(dist, { withFileTypes: true })
  .filter(
    (entry) => entry.isDirectory() && readdirSync(join(dist, entry.name)).includes('index.mjs'),
  )
  .map(({ name }) => name);

const filesOf = (name: string) =>
  readdirSync(join(dist, name))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => join(dist, name, file));

describe('the code of a function', () => {
  test('is built for every group of calls', () => {
    const groups = new Set(Object.values(contract).map(({ group }) => group));
    expect(functions).toEqual(expect.arrayContaining([...groups]));
  });

  test.each(functions)('%s stays within its budget', (name) => {
    const bytes = filesOf(name).reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes / 1024).toBeLessThanOrEqual(BUDGET_KILOBYTES);
  });

  test("contains Stripe's SDK only where Stripe is called", () => {
    const hasStripe = (name: string) =>
      filesOf(name).some((file) => readFileSync(file, 'utf8').includes('api.stripe.com'));
    expect(functions.filter(hasStripe).toSorted()).toEqual(WITH_STRIPE);
  });
});
