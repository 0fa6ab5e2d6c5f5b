import * as z from 'zod';
import { isConditionFailure } from '#table/condition-errors.ts';
import { unreconciledPartition } from '#table/keys.ts';
import { putItem, queryPartition, type Item, type Table } from '#table/table.ts';
import type { ReconcileDependencies } from '../dependencies.ts';
import { GRACE_MS, recoverOrder } from './recover-order.ts';
import { recoverSubscription } from './recover-subscription.ts';
import { processEach, type RunReport } from './process-each.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

const UnreconciledItem = z.object({
  kind: z.enum(['order', 'subscription']),
  userId: z.string(),
  orderId: z.string(),
  since: z.string(),
  /** A refund was asked for, or a dispute is open. */
  isUrgent: z.boolean().optional(),
  /** When it is to be looked at; absent until it was looked at once. */
  dueAt: z.string().optional(),
});
type UnreconciledItem = z.infer<typeof UnreconciledItem>;

interface Listed {
  record: UnreconciledItem;
  /** As it is in the table. */
  item: Item;
}

export interface Run {
  now: Date;
  /** False when nothing new may be begun. */
  hasTime: () => boolean;
}

/**
 * Reconciles what is due on the reconciler's list: `orders` takes all orders and those plans that are urgent, `subscriptions` all
 * plans. What is urgent comes first, and then what has waited longest; what was looked at goes to the end, so that a run that
 * ends in time leaves nothing to wait for ever.
 *
 * @param except order ids that this run has looked at before.
 */
export async function recoverUnreconciled(
  task: 'orders' | 'subscriptions',
  { now, hasTime }: Run,
  deps: ReconcileDependencies,
  except: ReadonlySet<string> = new Set(),
): Promise<RunReport> {
  const due = (await readUnreconciled(task, deps.table))
    .filter(({ record }) => dueAtOf(record) <= now.getTime() && !except.has(record.orderId))
    .toSorted(
      (a, b) => urgencyOf(b.record) - urgencyOf(a.record) || dueAtOf(a.record) - dueAtOf(b.record),
    )
    .map((listed) => ({ ...listed, orderId: listed.record.orderId }));

  return processEach(due, hasTime, async ({ record, item }) => {
    const { kind, userId, orderId } = record;
    const recover = kind === 'order' ? recoverOrder : recoverSubscription;
    let dueAt = now.getTime();
    try {
      await recover({ userId, orderId, now }, deps);
      dueAt = nextLookAt(record, now);
    } finally {
      await postpone(item, dueAt, deps.table);
    }
  });
}

async function readUnreconciled(task: 'orders' | 'subscriptions', table: Table): Promise<Listed[]> {
  const items = await queryPartition(table, unreconciledPartition);
  return items
    .map((item) => ({ item, record: UnreconciledItem.parse(item) }))
    .filter(({ record: { kind, isUrgent } }) =>
      task === 'orders' ? kind === 'order' || isUrgent : kind === 'subscription',
    );
}

/** Milliseconds. What is new is still the webhook's. */
function dueAtOf({ dueAt, since }: UnreconciledItem): number {
  return dueAt === undefined ? Date.parse(since) + GRACE_MS + 1 : Date.parse(dueAt);
}

const urgencyOf = ({ isUrgent }: UnreconciledItem) => (isUrgent ? 1 : 0);

/**
 * An open order is looked at after five minutes, an hour, and then once a day (that it was paid is found by `recoverRecentPayments`); all
 * else in every run. Milliseconds.
 */
function nextLookAt({ kind, since, isUrgent }: UnreconciledItem, now: Date): number {
  if (kind === 'subscription' || isUrgent) return now.getTime();
  const start = Date.parse(since);
  const age = now.getTime() - start;
  return age < HOUR_MS ? start + HOUR_MS : start + (Math.floor(age / DAY_MS) + 1) * DAY_MS;
}

/** Writes down when it is due again, unless it is off the list or has become another matter. */
async function postpone(item: Item, dueAt: number, table: Table): Promise<void> {
  const { since, isUrgent = false } = UnreconciledItem.parse(item);
  const isAsBefore = isUrgent
    ? 'isUrgent = :isUrgent'
    : '(attribute_not_exists(isUrgent) OR isUrgent = :isUrgent)';
  try {
    await putItem(
      table,
      { ...item, dueAt: new Date(dueAt).toISOString() },
      {
        ConditionExpression: `since = :since AND ${isAsBefore}`,
        ExpressionAttributeValues: { ':since': since, ':isUrgent': isUrgent },
      },
    );
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}
