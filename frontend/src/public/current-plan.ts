import { api } from '#lib/api-client.ts';
import { printDate } from '#lib/print-date.ts';
import { setFacts } from './facts.ts';

/** Marks the learner's plan among the plans of the page, and says what a second one would mean. */
export async function showCurrentPlan(userId: string): Promise<void> {
  const tiers = document.querySelectorAll<HTMLElement>('[data-tier]');
  if (tiers.length === 0) return;
  const purchases = await api.listPurchases({ params: { userId } }).catch(() => undefined);
  const plan = purchases?.subscription?.isGranting ? purchases.subscription : undefined;
  const seat = purchases?.seats.find(({ isActive }) => isActive);
  setFacts(document, {
    plan: plan?.tier.name,
    'plan-end': plan?.endsAt ? printDate(plan.endsAt) : '',
    'seat-plan': seat?.tierName,
  });
  for (const tier of tiers) {
    setFacts(tier, {
      'current-plan': plan?.tier.slug === tier.dataset['tier'],
      'current-seat': seat !== undefined && seat.tierName === tier.dataset['tierName'],
    });
  }
  // The learner's plan is the one in the picker of small screens, unless another one was chosen.
  const chosen = document.querySelector<HTMLInputElement>('[name=plan]:checked');
  const own = document.querySelector<HTMLInputElement>(`[name=plan][value="${plan?.tier.slug}"]`);
  if (own && chosen?.defaultChecked) own.checked = true;
}
