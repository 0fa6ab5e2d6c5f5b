import type { Purchases, Subscription } from '@learning/shared/contract/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { applyEffects } from '#queries/effects.ts';
import { purchasesQuery } from '#queries/purchases.ts';
import { changeSentence } from './plan-words.ts';
import { endPortalVisit, hasChangedSince, readPortalVisit } from './portal-visit.ts';

/** When the list is refetched after a return, in milliseconds: Stripe's event may arrive after the learner. */
const READ_AGAIN_MS: readonly number[] = [1_000, 2_000, 4_000, 7_000, 12_000];

interface Outcome {
  sentence: string;
  /** The plan the sentence describes. */
  plan: Subscription;
}

/**
 * When the learner just came back from Stripe's portal, what was changed there may not be here yet. Until the plan is another one,
 * or nothing more is to be expected, the list is read again.
 *
 * @returns what to say of it: while a change of plan is looked for, and once there is another plan, for as long as it is so; else
 * nothing.
 */
export function usePortalReturn(
  learnerId: string,
  purchases: Purchases | undefined,
  readAgainMs = READ_AGAIN_MS,
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
    let isLooking = true;
    const timers = readAgainMs.map((ms, index) =>
      setTimeout(() => {
        const reading = queryClient.invalidateQueries({ queryKey });
        const isLast = index === readAgainMs.length - 1;
        if (isLast) void reading.finally(() => isLooking && end());
      }, ms),
    );
    return () => {
      isLooking = false;
      timers.forEach((timer) => clearTimeout(timer));
    };
  }, [visit, hasChanged, learnerId, queryClient, readAgainMs]);

  // Looking at invoices changes nothing.
  if (visit?.flow === 'change-tier') return 'Checking for your changes at Stripe...';
  if (!outcome || !purchases) return '';
  const { sentence, plan } = outcome;
  const isOutdated = hasChangedSince({ flow: 'change-tier', plan }, purchases.subscription);
  return isOutdated ? '' : sentence;
}
