import { Dialog } from '#ui/overlay/dialog.tsx';
import { ExchangeChoice, type ExchangeChoiceProps } from './exchange-choice.tsx';

interface Props extends ExchangeChoiceProps {
  open: boolean;
  finalFocus: () => HTMLElement | null;
}

/** Shows the exchange choice; the courses are loaded when it opens. */
export function ExchangeDialog({ open, finalFocus, ...choice }: Props) {
  return (
    <Dialog
      open={open}
      onClose={choice.onClose}
      title={`Exchange ${choice.item.title}`}
      size="lg"
      finalFocus={finalFocus}
    >
      <ExchangeChoice {...choice} />
    </Dialog>
  );
}
