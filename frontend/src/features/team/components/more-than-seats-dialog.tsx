import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { describeExcess } from '../team-words.ts';

interface Props {
  open: boolean;
  freeSeats: number;
  /** Number of open invitations after sending. */
  invitations: number;
  onClose: () => void;
  onSend: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks for confirmation before inviting more people than there are seats. */
export function MoreThanSeatsDialog({ freeSeats, invitations, onSend, ...dialog }: Props) {
  return (
    <Dialog title="Invite more people than you have seats for?" {...dialog}>
      <chakra.p textStyle="body">{describeExcess(freeSeats, invitations)}</chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button onClick={onSend}>Invite Everyone</Button>
        <Button variant="outline" colorPalette="neutral" onClick={dialog.onClose}>
          Back to the List
        </Button>
      </HStack>
    </Dialog>
  );
}
