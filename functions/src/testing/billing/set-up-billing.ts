import { afterEach, beforeAll } from 'vitest';
import {
  createCatalogTable,
  openBillingHarness,
  type BillingHarness,
  type HarnessOptions,
} from './billing-harness.ts';
import { failOnContractViolations } from '../stripe/contract-violations.ts';
import type { Table } from '#table/table.ts';

export interface BillingSetup {
  /** Has the catalog; shared by all tests of the file. */
  readonly table: Table;
  /** Opens billing on that table, with its own Stripe account. */
  open(options?: HarnessOptions): Promise<BillingHarness>;
}

/**
 * Registers the set-up of a file of billing tests: a table with the catalog, and after each test a check of its Stripe accounts. A
 * call, a response or an event that differs from Stripe's own types fails the test.
 */
export function setUpBilling(): BillingSetup {
  let table: Table;
  let opened: BillingHarness[] = [];
  beforeAll(async () => {
    table = await createCatalogTable();
  });
  afterEach(() => {
    const stripes = opened.map(({ stripe }) => stripe);
    opened = [];
    stripes.forEach(failOnContractViolations);
  });
  return {
    get table() {
      return table;
    },
    async open(options = {}) {
      const harness = await openBillingHarness({ table, ...options });
      opened.push(harness);
      return harness;
    },
  };
}
