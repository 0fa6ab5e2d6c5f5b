import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { PaymentState } from '@learning/shared/contract/purchases';
import { applyEffects } from '#queries/effects.ts';
import { paymentStateQuery } from './payment-state.ts';
import type { ReturnedPayment } from './payment-return-search.ts';
import { nextPauseMs, POLL_PAUSES_MS } from './polling.ts';
import { ClosedPayment } from './closed-payment.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { GrantedPayment } from './granted-payment.tsx';
import { WaitingPayment } from './waiting-payment.tsx';

interface Props {
  learnerId: string;
  payment: ReturnedPayment;
  onSettled: () => void;
  onClose: () => void;
  /** Pauses between two checks, in milliseconds. @default POLL_PAUSES_MS */
  pausesMs?: readonly number[];
}

/** Polls the server until it has processed the payment, and shows the outcome. Source: rules/access.md A14 */
export function PaymentPanel({
  learnerId,
  payment: returned,
  onSettled,
  onClose,
  pausesMs = POLL_PAUSES_MS,
}: Props) {
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const stateQuery = paymentStateQuery({ learnerId, ...returned, pausesMs, round });
  const { data: payment, error, isFetching } = useQuery(stateQuery);
  useSettledPayment(payment, onSettled);

  if (payment?.state === 'granted') {
    return <GrantedPayment learnerId={learnerId} payment={payment} onClose={onClose} />;
  }
  if (payment?.state === 'failed' || (payment?.state === 'waiting' && returned.hasFailedStatus)) {
    return <FailedPayment payment={payment} onClose={onClose} />;
  }
  if (payment && payment.state !== 'waiting') {
    const { state, description } = payment;
    return <ClosedPayment state={state} description={description} onClose={onClose} />;
  }
  const { dataUpdateCount = 0, errorUpdateCount = 0 } =
    queryClient.getQueryState(stateQuery.queryKey) ?? {};
  const responses = dataUpdateCount + errorUpdateCount;
  const isChecking =
    isFetching || nextPauseMs({ payment, responses, ...returned, pausesMs }) !== false;
  return (
    <WaitingPayment
      isChecking={isChecking}
      isUnknown={payment === null}
      error={error}
      onCheckAgain={() => setRound(round + 1)}
      onClose={onClose}
    />
  );
}

/** Announces a processed payment and refetches what it changed. */
function useSettledPayment(payment: PaymentState | null | undefined, onSettled: () => void) {
  const queryClient = useQueryClient();
  const hasSettled = useRef(false);
  const state = payment?.state;

  useEffect(() => {
    if (hasSettled.current || !state || state === 'waiting') return;
    hasSettled.current = true;
    if (state !== 'failed') void applyEffects(queryClient, 'createPaymentIntent');
    onSettled();
  }, [state, queryClient, onSettled]);
}
