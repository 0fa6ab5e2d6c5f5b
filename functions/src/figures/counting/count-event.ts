import type { DomainEvent } from '#events/domain-events.ts';
import type { FigureDependencies } from '../dependencies.ts';
import { TRIAL_PRODUCT } from '../figure-records.ts';
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
  if (isPurchase(event)) await countConversion(event, deps);
}

function isPurchase(event: DomainEvent): boolean {
  if (event.type === 'orderPaid') return true;
  return event.type === 'planValueChanged' && event.data.fromMonthlyCents === 0;
}

/** Counts on the day the trial started, so that it does not matter which of several purchases is processed first. */
async function countConversion(
  { userId, at }: DomainEvent,
  { trialStart, counter }: FigureDependencies,
): Promise<void> {
  const startedAt = await trialStart(userId);
  if (startedAt === null || at < startedAt) return;
  const change = dayChange(startedAt.slice(0, 10), TRIAL_PRODUCT, { conversions: 1 });
  await counter.countOnce(`${userId} conversion`, at, [change]);
}
