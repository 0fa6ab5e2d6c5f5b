import { handoverRoutes } from '@learning/shared/contract/handovers';
import type { Implementations } from '#http/create-handler.ts';
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
    listHandovers: ({ userId, now }) => listHandovers({ userId, now }, deps),
    offerHandover: ({ userId: ownerId, body: { seatId }, now }) =>
      offerHandover({ ownerId, seatId, now }, deps),
    withdrawHandover: ({ userId: ownerId, now }) => withdrawHandover({ ownerId, now }, deps),
    answerHandover: ({ userId, params: { orderId }, body: { isAccepted }, now }) =>
      answerHandover({ userId, orderId, isAccepted, now }, deps),
  };
}
