import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Purchase } from '@learning/shared/contract/purchases';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { exactDollars } from '#lib/dollars.ts';
import { useCancelPurchase } from '../change-purchases.ts';
import { describeLostAccess } from '../purchase-words.ts';
import { ActionError } from '../action-error.tsx';

interface Props {
  learnerId: string;
  purchase: Purchase;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

export function CancelPurchaseDialog({ learnerId, purchase, open, onClose, finalFocus }: Props) {
  const cancel = useCancelPurchase(learnerId);
  const close = () => {
    cancel.reset();
    onClose();
  };
  const confirm = () =>
    cancel.mutate(purchase.orderId, {
      onSuccess: () => {
        close();
        showToast({ tone: 'success', title: 'Purchase Canceled' });
      },
    });
  const { title, amount, refundedAmount, items } = purchase;
  return (
    <Dialog open={open} onClose={close} title={`Cancel ${title}?`} finalFocus={finalFocus}>
      <chakra.p textStyle="body">
        You get {exactDollars(amount - refundedAmount)} back on the card you paid with.{' '}
        {describeLostAccess(items)} You keep your progress and notes.
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button pendingText={cancel.isPending && 'Canceling...'} onClick={confirm}>
          Cancel Purchase
        </Button>
        <Button variant="outline" colorPalette="neutral" onClick={close}>
          Keep It
        </Button>
      </HStack>
      <ActionError error={cancel.error} />
    </Dialog>
  );
}
