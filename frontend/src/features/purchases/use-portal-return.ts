import type { Purchases } from '@learning/shared/contract/purchases';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { refreshWhatIsOwned } from './api/change-purchases.ts';
import { purchasesQuery } from './api/purchases.ts';
import { endPortalVisit, hasChangedSinceVisit, isBackFromPortal } from './portal-visit.ts';

/** When the list is read again after a return, in milliseconds: Stripe's event may come after the learner. */
const READ_AGAIN_MS: readonly number[] = [1_000, 2_000, 4_000, 7_000, 12_000];

/**
 * Whether the learner just came back from Stripe's portal and what was changed there may not be here yet. Until the plan is
 * another one, or nothing more is to be expected, the list is read again.
 */
export function usePortalReturn(
  learnerId: string,
  purchases: Purchases | undefined,
  readAgainMs = READ_AGAIN_MS,
): boolean {
  const queryClient = useQueryClient();
  const [isBack, setIsBack] = useState(isBackFromPortal);
  const hasChanged = isBack && purchases && hasChangedSinceVisit(purchases.subscription);

  useEffect(() => {
    // A page that the browser kept is shown as it was left.
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) setIsBack(isBackFromPortal());
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  useEffect(() => {
    if (!isBack) return undefined;
    const end = () => {
      endPortalVisit();
      setIsBack(false);
    };
    if (hasChanged) {
      end();
      void refreshWhatIsOwned(queryClient);
      return undefined;
    }
    const { queryKey } = purchasesQuery(learnerId);
    const timers = readAgainMs.map((ms, index) =>
      setTimeout(() => {
        const reading = queryClient.invalidateQueries({ queryKey });
        if (index === readAgainMs.length - 1) void reading.finally(end);
      }, ms),
    );
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [isBack, hasChanged, learnerId, queryClient, readAgainMs]);

  return isBack;
}
