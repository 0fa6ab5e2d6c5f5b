import { api } from '#lib/api-client.ts';
import { printDate } from '#lib/print-date.ts';
import { fillTexts, learnFacts } from './facts.ts';

/** Marks the learner's plan among the plans of the page, and what a second one would mean. */
export async function showOwnPlan(learnerId: string): Promise<void> {
  const tiers = document.querySelectorAll<HTMLElement>('[data-tier]');
  if (tiers.length === 0) return;
  const purchases = await api.listPurchases({ params: { userId: learnerId } }).catch(() => null);
  if (!purchases) return;
  const plan = purchases.subscription?.isGranting ? purchases.subscription : undefined;
  const seat = purchases.seats.find(({ isActive }) => isActive);
  const isEnding = Boolean(plan?.endsAt);
  for (const tier of tiers) {
    const isOwn = tier.dataset['tier'] === plan?.tier.slug;
    learnFacts(tier, { plan: plan !== undefined, own: isOwn });
    tier.toggleAttribute('data-own', isOwn);
  }
  fillTexts(document, {
    'plan-name': plan?.tier.name ?? '',
    'plan-end': plan?.endsAt ? printDate(plan.endsAt) : '',
    'seat-plan': seat?.tierName ?? '',
  });
  learnFacts(document, {
    'plan-ends': isEnding,
    seat: seat !== undefined,
    'plan-note': isEnding || seat !== undefined,
  });
}
