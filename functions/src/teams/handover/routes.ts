import { handoverRoutes } from '@learning/shared/contract/handovers';
import type { Implementations } from '#http/create-handler.ts';
import { enforce } from '#limits/enforce.ts';
import {
  answerHandover,
  listHandovers,
  offerHandover,
  withdrawHandover,
  type HandoverDependencies,
} from './hand-over.ts';

export function handoverImplementations(
  deps: HandoverDependencies,
): Implementations<typeof handoverRoutes> {
  return {
    listHandovers: async ({ userId, now }) => {
      // Each owner is named from the user pool. Source: rules/access.md A20
      enforce(await deps.limits.take('addressReadsPerLearner', userId, now));
      return listHandovers({ userId, now }, deps);
    },
    offerHandover: ({ userId: ownerId, body: { seatId }, now }) =>
      offerHandover({ ownerId, seatId, now }, deps),
    withdrawHandover: ({ userId: ownerId, now }) => withdrawHandover({ ownerId, now }, deps),
    answerHandover: ({ userId, params: { orderId }, body: { isAccepted }, now }) =>
      answerHandover({ userId, orderId, isAccepted, now }, deps),
  };
}
