import type { CatalogReader } from '#catalog/catalog.ts';
import type { SubscriptionRecord } from '#billing/billing-records.ts';
import { isGranting } from '#billing/subscriptions/present-subscription.ts';
import { Failure } from '#failure.ts';
import type { RequestDependencies } from './dependencies.ts';
import { newRequest, type RequestCommand, sendMails } from './send-request.ts';

interface Command extends Omit<RequestCommand, 'topic'> {
  userId: string;
}

/**
 * Stores and mails a request for coaching by the owner of a plan with sessions, and counts it against the month. A repeated id
 * counts and mails once. Source: rules/learning.md L22
 */
export async function requestCoaching(
  { userId, ...command }: Command,
  deps: RequestDependencies,
): Promise<{ requestId: string }> {
  const plan = await deps.subscriptions.findOpen(userId);
  const sessions = plan && isGranting(plan, command.now) ? await sessionsOf(plan, deps.catalog) : 0;
  if (!plan || sessions === 0) throw new Failure('coaching_not_included');
  const request = newRequest({ ...command, topic: 'coaching' }, deps);
  const quota = sessions === 'unlimited' ? undefined : { orderId: plan.orderId, max: sessions };
  const outcome = await deps.requests.createCoachingOnce(request, quota);
  if (outcome === 'used-up') throw new Failure('coaching_used_up');
  if (outcome === 'stored') await sendMails(request, deps, command.now);
  return { requestId: request.requestId };
}

/** Returns how many sessions a month the plan includes. */
async function sessionsOf({ tierSlug }: SubscriptionRecord, catalog: CatalogReader) {
  const { tiers } = await catalog.read();
  return tiers.find(({ slug }) => slug === tierSlug)?.coachingSessionsPerMonth ?? 0;
}
