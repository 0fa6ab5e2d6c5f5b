import type { Purchases } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/use-session.ts';
import { purchasesQuery } from '#queries/purchases.ts';

/** What opens courses to the learner by the month now. */
export interface OwnPlan {
  /** Their own plan. */
  plan?: Purchases['subscription'] | undefined;
  /** Their seat in somebody else's. */
  seat?: Purchases['seats'][number] | undefined;
}

/** Empty for those who have neither, and until it is known. */
export function useOwnPlan(): OwnPlan {
  const session = useSession();
  const learnerId = session.status === 'signed-in' ? session.learner.id : '';
  const { data } = useQuery({ ...purchasesQuery(learnerId), enabled: learnerId !== '' });
  if (!learnerId || !data) return {};
  return {
    plan: data.subscription?.isGranting ? data.subscription : undefined,
    seat: data.seats.find((seat) => seat.isActive),
  };
}
