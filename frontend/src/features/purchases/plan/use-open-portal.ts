import type { Subscription } from '@learning/shared/contract/purchases';
import { useEffect } from 'react';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { beginPortalVisit, type PortalFlow } from './portal-visit.ts';

/** Opens Stripe's customer portal, which returns to this page. */
export function useOpenPortal(learnerId: string, plan: Subscription) {
  const opening = useApiMutation('createPortalSession', {
    call: (flow: PortalFlow) => ({ params: { userId: learnerId }, body: { flow } }),
    onSuccess: ({ url }, flow) => {
      beginPortalVisit({ flow, plan });
      window.location.assign(url);
    },
  });
  const { reset } = opening;
  useEffect(() => {
    // A page restored from the back-forward cache would still show 'Opening...'.
    const onShow = (event: PageTransitionEvent) => event.persisted && reset();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [reset]);
  return opening;
}
