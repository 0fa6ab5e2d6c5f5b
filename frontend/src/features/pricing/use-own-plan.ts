import type { Purchases } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#lib/session/use-session.ts';
import { purchasesQuery } from '#queries/purchases.ts';

/** The learner's current plan or seat. */
export interface OwnPlan {
  /** Their own plan. */
  plan?: Purchases['subscription'] | undefined;
  /** Their seat in another learner's plan. */
  seat?: Purchases['seats'][number] | undefined;
}

/** Returns the learner's active plan and seat; empty without either and while loading. */
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
