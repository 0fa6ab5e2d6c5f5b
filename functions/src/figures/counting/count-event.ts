import type { DomainEvent } from '#events/domain-events.ts';
import type { FigureDependencies } from '../dependencies.ts';
import { OTHER_PRODUCT, TRIAL_PRODUCT } from '../figure-records.ts';
import { dayChange } from './counter-change.ts';
import { countsOfEvent } from './counts-of-event.ts';

/**
 * Counts an event, once however often it comes and in whatever order. Demo learners of visitors count nowhere.
 *
 * Source: rules/figures.md G1, G3, G7
 */
export async function countEvent(event: DomainEvent, deps: FigureDependencies): Promise<void> {
  const { userId, name, at } = event;
  const changes = countsOfEvent(event);
  if (changes.length === 0 || (await deps.isDemo(userId))) return;
  await deps.counter.countOnce(`${userId} ${name}`, at, changes);
  const product = purchasedProduct(event);
  if (product !== null) await countConversion(event, product, deps);
}

function purchasedProduct(event: DomainEvent): string | null {
  if (event.type === 'orderPaid') {
    // A promotion code can cover the whole price.
    return event.data.amountCents > 0 ? event.data.product || OTHER_PRODUCT : null;
  }
  if (event.type !== 'planValueChanged' || event.data.fromMonthlyCents !== 0) return null;
  return event.data.toProduct;
}

/**
 * Counts on the day the trial started: once for the trial and once for each product, so that it does not matter which of several purchases
 * is processed first.
 */
async function countConversion(
  { userId, at }: DomainEvent,
  product: string,
  { trialStart, counter }: FigureDependencies,
): Promise<void> {
  const startedAt = await trialStart(userId);
  if (startedAt === null || at < startedAt) return;
  const day = startedAt.slice(0, 10);
  const once = (marker: string, counted: string) =>
    counter.countOnce(marker, at, [dayChange(day, counted, { conversions: 1 })]);
  await once(`${userId} conversion`, TRIAL_PRODUCT);
  await once(`${userId} conversion ${product}`, product);
}
