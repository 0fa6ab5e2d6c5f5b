import { chakra } from '#ui/chakra/factory.ts';
import { Flex } from '#ui/chakra/flex.ts';
import type { Subscription } from '@learning/shared/contract/purchases';
import { Button } from '#ui/button.tsx';
import { usePayOpenInvoice } from '../change-purchases.ts';
import { ActionError } from '../action-error.tsx';
import { useOpenPortal } from './use-open-portal.ts';

interface Props {
  learnerId: string;
  plan: Subscription;
}

/** Offers to pay a plan's open invoice now, and to enter another card first. */
export function FailedPaymentActions({ learnerId, plan }: Props) {
  const portal = useOpenPortal(learnerId, plan);
  const payment = usePayOpenInvoice(learnerId);
  const isOpening = portal.isPending || portal.isSuccess;
  const isConfirming = payment.data?.outcome === 'confirm';
  const isPaying = payment.isPending || isConfirming;
  const canPay = plan.unpaid?.isPayable === true;
  return (
    <>
      <Flex wrap="wrap" gap="3">
        {canPay && (
          <Button
            size="sm"
            disabled={isOpening}
            pendingText={isPaying && (isConfirming ? 'Opening...' : 'Paying...')}
            onClick={() => payment.mutate()}
          >
            Pay Now
          </Button>
        )}
        <Button
          size="sm"
          {...(canPay ? ({ variant: 'outline', colorPalette: 'neutral' } as const) : {})}
          disabled={isPaying}
          pendingText={isOpening && 'Opening...'}
          onClick={() => portal.mutate('update-card')}
        >
          Update Card
        </Button>
      </Flex>
      <output>
        {payment.data?.outcome === 'pending' && (
          <chakra.span display="block" mt="3">
            Your payment is on its way. This page shows it as soon as your bank confirms it.
          </chakra.span>
        )}
      </output>
      <ActionError error={payment.error ?? portal.error} />
    </>
  );
}
