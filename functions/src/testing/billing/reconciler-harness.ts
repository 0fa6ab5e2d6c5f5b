import type { Table } from '#table/table.ts';
import { createCatalogTable, openBillingHarness, type BillingHarness } from './billing-harness.ts';
import { openWebhook, type WebhookHarness } from './webhook-harness.ts';

export interface ReconcilerHarness {
  table: Table;
  story: BillingHarness;
  webhook: WebhookHarness;
  userId: string;
}

/** Billing over a table of its own: the reconciler looks at everybody's orders. */
export async function openReconcilerHarness(): Promise<ReconcilerHarness> {
  const table = await createCatalogTable();
  const story = await openBillingHarness({ table });
  return { table, story, webhook: openWebhook(story), userId: story.learner() };
}
