import { billingRoutes } from '@learning/shared/contract/billing';
import { defineRoutes } from '@learning/shared/contract/route';
import { ApiFailure } from '../http/api-failure.ts';
import type { Implementations } from '../http/create-handler.ts';

const { createPaymentIntent } = billingRoutes;

export const paymentRoutes = defineRoutes({ createPaymentIntent });

/** Payments are declared, and refused in so many words until the payment provider is connected. */
export function paymentImplementations(): Implementations<typeof paymentRoutes> {
  return {
    createPaymentIntent: () => {
      throw new ApiFailure('not_implemented');
    },
  };
}
