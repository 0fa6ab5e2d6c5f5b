import type { Table } from '#table/table.ts';
import { createCatalogTable, openBillingHarness, type BillingHarness } from './billing-harness.ts';
import { openWebhook, type WebhookHarness } from './webhook-harness.ts';

export interface ReconcilerHarness {
  table: Table;
  harness: BillingHarness;
  webhook: WebhookHarness;
  userId: string;
}

/** Opens billing on its own table, because the reconciler reads every learner's orders. */
export async function openReconcilerHarness(): Promise<ReconcilerHarness> {
  const table = await createCatalogTable();
  const harness = await openBillingHarness({ table });
  return { table, harness, webhook: openWebhook(harness), userId: harness.learner() };
}
