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
  /** With the catalogue, for all stories of the file. */
  readonly table: Table;
  /** Billing over that table, and a Stripe of its own. */
  open(options?: HarnessOptions): Promise<BillingHarness>;
}

/**
 * What a file of billing tests begins with: a table with the catalogue, and after each test a look at what its Stripes were asked.
 * A call, an answer or an event that is not as Stripe's own types have it fails the test.
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
