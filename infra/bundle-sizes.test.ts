import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from '@learning/shared/contract/contract';
import { describe, expect, test } from 'vitest';

const dist = join(import.meta.dirname, '../functions/dist');

/** One function serves all calls of operators, who are few. */
const OPERATING_KILOBYTES = 300;
/** Kilobytes of JavaScript that a function may have, all chunks together: catches a library bundled by accident. */
const BUDGET_KILOBYTES = 1200;
/** The packages that sign linked data load when something is signed; most of them is an HTTP client that nothing here uses. */
const LINKED_DATA_KILOBYTES = 600;
const WITH_LINKED_DATA = ['certificates', 'credential-publisher'];
/** The functions that call Stripe or receive its events. */
const WITH_STRIPE = [
  'account',
  'account-deletion',
  'billing',
  'billing-reconciler',
  // Support asks Stripe what it knows of a payment, and refunds.
  'operating',
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
    const more =
      (WITH_LINKED_DATA.includes(name) ? LINKED_DATA_KILOBYTES : 0) +
      (name === 'operating' ? OPERATING_KILOBYTES : 0);
    expect(bytes / 1024).toBeLessThanOrEqual(BUDGET_KILOBYTES + more);
  });

  test('contains the packages of linked data only where certificates are signed', () => {
    const hasThem = (name: string) =>
      filesOf(name).some((file) => readFileSync(file, 'utf8').includes('RDFC-1.0'));
    expect(functions.filter(hasThem).toSorted()).toEqual(WITH_LINKED_DATA);
  });

  test("contains Stripe's SDK only where Stripe is called", () => {
    const hasStripe = (name: string) =>
      filesOf(name).some((file) => readFileSync(file, 'utf8').includes('api.stripe.com'));
    expect(functions.filter(hasStripe).toSorted()).toEqual(WITH_STRIPE);
  });
});
