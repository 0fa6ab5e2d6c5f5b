import { log } from '#observability/log.ts';
import type { PaymentProvider } from '../payment-provider.ts';

/** One run of a scheduled task. */
export interface Run {
  now: Date;
  /** False when the run must not start another item. */
  hasTime: () => boolean;
}

export interface RunReport {
  /** Items that were processed. */
  processed: number;
  failed: number;
  /** Items that the run had no time for. */
  remaining: number;
}

/** Stripe accepts about a hundred calls per second from one account, and learners come first. */
const PARALLEL = 4;

/** Limits what one item's calls to Stripe take together, so that a run ends in time. */
const ITEM_MS = 30_000;

/** Processes items, a few in parallel, while there is time. A failed item is logged and does not stop the others. */
export async function processEach<T extends object>(
  items: readonly T[],
  { hasTime }: Pick<Run, 'hasTime'>,
  { provider }: { provider: Pick<PaymentProvider, 'withTimeLimit'> },
  processItem: (item: T) => Promise<void>,
): Promise<RunReport> {
  const waiting = [...items];
  const report: RunReport = { processed: 0, failed: 0, remaining: 0 };
  const worker = async () => {
    while (waiting.length > 0 && hasTime()) {
      const item = waiting.shift()!;
      report.processed += 1;
      try {
        await provider.withTimeLimit(ITEM_MS, () => processItem(item));
      } catch (error) {
        report.failed += 1;
        log.error('reconciling failed', { ...idsOf(item), error: error as Error });
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return { ...report, remaining: waiting.length };
}

export function sumOf(reports: readonly RunReport[]): RunReport {
  const total = (name: keyof RunReport) => reports.reduce((sum, report) => sum + report[name], 0);
  return { processed: total('processed'), failed: total('failed'), remaining: total('remaining') };
}

function idsOf(item: object) {
  const { orderId, paymentIntentId } = item as Record<string, unknown>;
  return { orderId, paymentIntentId };
}
