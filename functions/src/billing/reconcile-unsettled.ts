import { unsettledPartition } from '../table/keys.ts';
import { queryPartition, type Table } from '../table/table.ts';
import * as z from 'zod';
import type { SettlingDependencies } from './dependencies.ts';
import { isOlderThanGrace, reconcileOrder } from './reconcile-order.ts';
import { reconcileSubscription } from './reconcile-subscription.ts';
import { workThrough, type RunReport } from './reconcile-work.ts';

const UnsettledRecord = z.object({
  userId: z.string(),
  orderId: z.string(),
  since: z.string(),
});

export interface Run {
  now: Date;
  /** False when nothing new may be begun. */
  hasTime: () => boolean;
}

type Kind = 'order' | 'subscription';

/** What is on the reconciler's list of one kind, the newest first. */
export async function readUnsettled(
  kind: Kind,
  table: Table,
): Promise<z.infer<typeof UnsettledRecord>[]> {
  const prefix = kind === 'order' ? 'ORDER#' : 'SUBSCRIPTION#';
  const items = await queryPartition(table, unsettledPartition, prefix);
  return items
    .map((item) => UnsettledRecord.parse(item))
    .toSorted((a, b) => b.since.localeCompare(a.since));
}

/**
 * Settles what is on the list of one kind for more than five minutes. The newest come first: that is where a learner waits, and
 * what is old cannot hold them up when time runs out.
 */
export async function reconcileUnsettled(
  kind: Kind,
  { now, hasTime }: Run,
  deps: SettlingDependencies,
): Promise<RunReport> {
  const waiting = await readUnsettled(kind, deps.table);
  const due = waiting.filter(({ since }) => isOlderThanGrace(since, now));
  const reconcile = kind === 'order' ? reconcileOrder : reconcileSubscription;
  return workThrough(due, hasTime, ({ userId, orderId }) =>
    reconcile({ userId, orderId, now }, deps),
  );
}
