import { api } from '#lib/api-client.ts';
import { printDate } from '#lib/print-date.ts';
import { setTexts, setFacts } from './facts.ts';
import { showOffers } from './session.ts';

/** Marks the learner's plan among the plans of the page, and what a second one would mean. */
export async function showCurrentPlan(learnerId: string): Promise<void> {
  const tiers = document.querySelectorAll<HTMLElement>('[data-tier]');
  if (tiers.length === 0) return;
  const purchases = await api.listPurchases({ params: { userId: learnerId } }).catch(() => null);
  if (!purchases) return showOffers('[data-tier]');
  const plan = purchases.subscription?.isGranting ? purchases.subscription : undefined;
  const seat = purchases.seats.find(({ isActive }) => isActive);
  const isEnding = Boolean(plan?.endsAt);
  for (const tier of tiers) {
    const isCurrent = tier.dataset['tier'] === plan?.tier.slug;
    const isCurrentSeat = seat !== undefined && tier.dataset['tierName'] === seat.tierName;
    setFacts(tier, {
      plan: plan !== undefined,
      'current-plan': isCurrent,
      'current-seat': isCurrentSeat,
    });
    tier.toggleAttribute('data-current', isCurrent || isCurrentSeat);
  }
  showPlanColumn(plan?.tier.slug);
  setTexts(document, {
    'plan-name': plan?.tier.name ?? '',
    'plan-end': plan?.endsAt ? printDate(plan.endsAt) : '',
    'seat-plan': seat?.tierName ?? '',
  });
  setFacts(document, {
    'plan-ends': isEnding,
    seat: seat !== undefined,
    'plan-note': isEnding || seat !== undefined,
  });
  showOffers('[data-tier]');
}

/** Chooses the learner's plan in the picker of small screens, unless another one was chosen. */
function showPlanColumn(slug: string | undefined): void {
  const chosen = document.querySelector<HTMLInputElement>('[name=plan]:checked');
  const own = document.querySelector<HTMLInputElement>(`[name=plan][value="${slug}"]`);
  if (own && chosen?.defaultChecked) own.checked = true;
}
