import type { Purchases, Subscription } from '@learning/shared/contract/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applyEffects } from '#queries/effects.ts';
import { purchasesQuery } from '#queries/purchases.ts';
import { changeSentence } from './plan-sentences.ts';
import { endPortalVisit, hasChangedSince, readPortalVisit } from './portal-visit.ts';

/** Delays of the refetches after a return, in milliseconds: Stripe's event may arrive after the learner. */
const REFETCH_AFTER_MS: readonly number[] = [1_000, 2_000, 4_000, 7_000, 12_000];

interface Outcome {
  sentence: string;
  /** The plan the sentence describes. */
  plan: Subscription;
}

/**
 * Refetches the purchases after a return from Stripe's portal, because a change made there may not have arrived yet.
 * Stops once the plan has changed, or after the last delay.
 *
 * @returns a status text while a plan change is expected and after it has arrived; otherwise an empty string
 */
export function usePortalReturn(
  learnerId: string,
  purchases: Purchases | undefined,
  refetchAfterMs = REFETCH_AFTER_MS,
): string {
  const queryClient = useQueryClient();
  const [visit, setVisit] = useState(readPortalVisit);
  const [outcome, setOutcome] = useState<Outcome>();
  const hasChanged =
    visit !== null && purchases !== undefined && hasChangedSince(visit, purchases.subscription);

  useEffect(() => {
    // The browser can restore the page from its back-forward cache.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setVisit(readPortalVisit());
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    if (!visit) return undefined;
    const { queryKey } = purchasesQuery(learnerId);
    const end = () => {
      // Read the cache, not this render's plan: a refetch is cached before it is rendered.
      const now = queryClient.getQueryData<Purchases>(queryKey)?.subscription ?? null;
      endPortalVisit();
      setVisit(null);
      setOutcome(now ? { sentence: changeSentence(visit.plan, now), plan: now } : undefined);
      void applyEffects(queryClient, 'createPortalSession');
    };
    if (hasChanged) {
      end();
      return undefined;
    }
    let isMounted = true;
    const timers = refetchAfterMs.map((ms, index) =>
      setTimeout(() => {
        const refetch = queryClient.invalidateQueries({ queryKey });
        const isLast = index === refetchAfterMs.length - 1;
        if (isLast) void refetch.finally(() => isMounted && end());
      }, ms),
    );
    return () => {
      isMounted = false;
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [visit, hasChanged, learnerId, queryClient, refetchAfterMs]);

  // A visit to invoices or cards needs no status text.
  if (visit?.flow === 'change-tier') return 'Checking for your changes at Stripe...';
  if (!outcome || !purchases) return '';
  const { sentence, plan } = outcome;
  const isOutdated = hasChangedSince({ flow: 'change-tier', plan }, purchases.subscription);
  return isOutdated ? '' : sentence;
}
