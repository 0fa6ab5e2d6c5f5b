import type { Purchase } from '@learning/shared/contract/purchases';
import { type RefObject, useRef, useState } from 'react';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { showToast } from '#components/feedback/toast.ts';
import { exactDollars } from '#lib/dollars.ts';
import { useSession } from '#lib/session/use-session.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { ActionError } from './action-error.tsx';
import { useWithdrawal } from './change-purchases.ts';
import { FactRow } from './fact-row.tsx';
import { printUntil } from './print-until.ts';

interface Props {
  learnerId: string;
  contract: Pick<Purchase, 'orderId' | 'title' | 'withdrawal'> & {
    /** Paid and not refunded. */
    paid: number;
  };
  cardTitleId?: string;
  /** Gets the focus when the button has disappeared. */
  titleRef: RefObject<HTMLElement | null>;
}

/** Lets a consumer of Europe withdraw from a contract in two steps, while the law gives the right. Source: rules/money.md M47 */
export function WithdrawalRow({ learnerId, contract, cardTitleId, titleRef }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { isOpen: isOffered, until } = contract.withdrawal;
  if (!isOffered || until === null) return null;
  return (
    <>
      <FactRow
        action={
          <Button
            ref={button}
            size="sm"
            variant="outline"
            aria-describedby={cardTitleId}
            onClick={() => setIsOpen(true)}
          >
            Withdraw from contract here
          </Button>
        }
      >
        You can withdraw and get everything back until{' '}
        <time dateTime={until}>{printUntil(until)}</time>.
      </FactRow>
      <WithdrawalDialog
        learnerId={learnerId}
        contract={contract}
        open={isOpen}
        onClose={() => setIsOpen(false)}
        finalFocus={() => button.current ?? titleRef.current}
      />
    </>
  );
}

interface DialogProps extends Pick<Props, 'learnerId' | 'contract'> {
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Shows the statement that is sent, and the button that confirms it. */
function WithdrawalDialog({ learnerId, contract, open, onClose, finalFocus }: DialogProps) {
  const withdraw = useWithdrawal(learnerId);
  const session = useSession();
  const learner = session.status === 'signed-in' ? session.learner : undefined;
  const close = () => {
    withdraw.reset();
    onClose();
  };
  const confirm = () =>
    withdraw.mutate(contract.orderId, {
      onSuccess: () => {
        close();
        showToast({ tone: 'success', title: 'Withdrawal Received' });
      },
    });
  return (
    <Dialog open={open} onClose={close} title="Withdraw from contract" finalFocus={finalFocus}>
      <chakra.p textStyle="body">
        I withdraw from my contract for “{contract.title}” (order{' '}
        <chakra.span overflowWrap="anywhere">{contract.orderId}</chakra.span>).
      </chakra.p>
      <chakra.p mt="3" color="fg.muted">
        {learner && `From ${learner.name}, ${learner.email}. `}We confirm it by email with the time,
        and refund {exactDollars(contract.paid)} to the card or account you paid with. Access ends
        at once.
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button pendingText={withdraw.isPending && 'Sending...'} onClick={confirm}>
          Confirm withdrawal
        </Button>
        <Button variant="outline" colorPalette="neutral" onClick={close}>
          Keep It
        </Button>
      </HStack>
      <ActionError error={withdraw.error} />
    </Dialog>
  );
}
