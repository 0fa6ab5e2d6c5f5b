import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session/use-session.ts';
import { purchasesQuery } from './api/purchases.ts';

/** Slug of the plan that the learner has now; undefined for everybody else, and until it is known. */
export function useCurrentTier(): string | undefined {
  const session = useSession();
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const { data } = useQuery({ ...purchasesQuery(learnerId), enabled: learnerId !== '' });
  if (!learnerId || !data?.subscription?.isGranting) return undefined;
  return data.subscription.tier.slug;
}
