import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { ownerView } from '@learning/content/site/owner-view';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useOfferHandover } from '../api/hand-over.ts';
import type { SeatDialogProps } from '../components/remove-dialog.tsx';

/** Says what handing the team over means, and asks the member. */
export function HandoverDialog({ learnerId, member, open, onClose, finalFocus }: SeatDialogProps) {
  const offer = useOfferHandover(learnerId);
  return (
    <Dialog open={open} onClose={onClose} title="Hand over the team?" finalFocus={finalFocus}>
      <chakra.p textStyle="body">
        We’ll ask {member.email} by email. Nothing changes until they accept, and you can withdraw
        the offer until then.
      </chakra.p>
      <chakra.ul textStyle="body" mt="4" ps="5" listStyleType="disc" display="grid" gap="2">
        <li>
          They will invite and remove members, assign courses, and see everyone’s progress. You
          become a member: they see {ownerView.sees}, but never {ownerView.never}.
        </li>
        <li>
          Your card keeps paying: a plan can’t move to another card. Only you can change or cancel
          it, and your seat stays with you.
        </li>
        <li>Only they can give the team back to you.</li>
      </chakra.ul>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button
          pendingText={offer.isPending && 'Asking...'}
          onClick={() => offer.mutate(member.seatId, { onSuccess: onClose })}
        >
          Ask Them
        </Button>
        <Button variant="outline" colorPalette="neutral" onClick={onClose}>
          Keep the Team
        </Button>
      </HStack>
      <div role="alert">
        {offer.error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(offer.error)}
          </chakra.p>
        )}
      </div>
    </Dialog>
  );
}
