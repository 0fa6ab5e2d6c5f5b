import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { paymentStateQuery } from '../api/payment-state.ts';
import type { ReturnedPayment } from '../payment-return-search.ts';
import { nextPauseMs, POLL_GAPS_MS } from '../polling.ts';
import { useSettledPayment } from '../use-settled-payment.ts';
import { ClosedPayment } from './closed-payment.tsx';
import { FailedPayment } from './failed-payment.tsx';
import { GrantedPayment } from './granted-payment.tsx';
import { WaitingPayment } from './waiting-payment.tsx';

interface Props {
  learnerId: string;
  payment: ReturnedPayment;
  onSettled: () => void;
  onClose: () => void;
  /** Pauses between two questions. @default POLL_GAPS_MS */
  gapsMs?: readonly number[];
}

/** Asks the server's books until they know the payment, and says what they say (DECISIONS section 2). */
export function PaymentPanel({
  learnerId,
  payment: returned,
  onSettled,
  onClose,
  gapsMs = POLL_GAPS_MS,
}: Props) {
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const question = paymentStateQuery({ learnerId, ...returned, gapsMs, round });
  const { data: payment, error, isFetching } = useQuery(question);
  useSettledPayment(payment, onSettled);

  if (payment?.state === 'granted') {
    return <GrantedPayment learnerId={learnerId} payment={payment} onClose={onClose} />;
  }
  if (payment?.state === 'failed' || (payment?.state === 'waiting' && returned.saysFailed)) {
    return <FailedPayment payment={payment} onClose={onClose} />;
  }
  if (payment && payment.state !== 'waiting') {
    const { state, description } = payment;
    return <ClosedPayment state={state} description={description} onClose={onClose} />;
  }
  const { dataUpdateCount = 0, errorUpdateCount = 0 } =
    queryClient.getQueryState(question.queryKey) ?? {};
  const answers = dataUpdateCount + errorUpdateCount;
  const isAsking = isFetching || nextPauseMs({ payment, answers, ...returned, gapsMs }) !== false;
  return (
    <WaitingPayment
      isAsking={isAsking}
      isUnknown={payment === null}
      error={error}
      onCheckAgain={() => setRound(round + 1)}
      onClose={onClose}
    />
  );
}
