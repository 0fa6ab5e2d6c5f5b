import { chakra, HStack } from '@chakra-ui/react';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/overlay/dialog.tsx';
import { moreThanSeatsWords } from '../team-words.ts';

interface Props {
  open: boolean;
  freeSeats: number;
  /** How many would be open then. */
  invitations: number;
  onClose: () => void;
  onSend: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks before more people are invited than can join. */
export function MoreThanSeatsDialog({ freeSeats, invitations, onSend, ...dialog }: Props) {
  return (
    <Dialog title="Invite more people than seats?" {...dialog}>
      <chakra.p textStyle="body">{moreThanSeatsWords(freeSeats, invitations)}</chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button onClick={onSend}>Invite Them All</Button>
        <Button variant="outline" colorPalette="neutral" onClick={dialog.onClose}>
          Back to the List
        </Button>
      </HStack>
    </Dialog>
  );
}
