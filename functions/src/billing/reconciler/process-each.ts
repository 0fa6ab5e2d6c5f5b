import { log } from '#observability/log.ts';
import { withinTime } from '#gateways/stripe/client/time-limit.ts';

/** What a run came to. */
export interface RunReport {
  /** Items that were looked at. */
  looked: number;
  failed: number;
  /** Items there was no time for. */
  left: number;
}

/** Stripe takes about a hundred calls a second from one account; learners come first. */
const PARALLEL = 4;

/** What one item's calls of Stripe may take together, so that a run ends in time. */
const ITEM_MS = 30_000;

/**
 * Does the work on each item, a few at a time, while there is time. A failure of one is logged and does not stop the others.
 *
 * @param hasTime false when nothing new may be begun.
 */
export async function processEach<T extends object>(
  items: readonly T[],
  hasTime: () => boolean,
  work: (item: T) => Promise<void>,
): Promise<RunReport> {
  const waiting = [...items];
  const report: RunReport = { looked: 0, failed: 0, left: 0 };
  const worker = async () => {
    while (waiting.length > 0 && hasTime()) {
      const item = waiting.shift()!;
      report.looked += 1;
      try {
        await withinTime(ITEM_MS, () => work(item));
      } catch (error) {
        report.failed += 1;
        log.error('reconciling failed', { ...idsOf(item), error: error as Error });
      }
    }
  };
  await Promise.all(Array.from({ length: PARALLEL }, worker));
  return { ...report, left: waiting.length };
}

export function sumOf(reports: readonly RunReport[]): RunReport {
  const total = (name: keyof RunReport) => reports.reduce((sum, one) => sum + one[name], 0);
  return { looked: total('looked'), failed: total('failed'), left: total('left') };
}

function idsOf(item: object) {
  const { orderId, paymentIntentId } = item as Record<string, unknown>;
  return { orderId, paymentIntentId };
}
