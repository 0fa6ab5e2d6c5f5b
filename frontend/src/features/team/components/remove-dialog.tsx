import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { TeamMember } from '@learning/shared/contract/teams';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useRemoveMember } from '../api/change-team.ts';

export interface SeatDialogProps {
  learnerId: string;
  member: TeamMember;
  open: boolean;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

export function RemoveDialog({ learnerId, member, open, onClose, finalFocus }: SeatDialogProps) {
  const remove = useRemoveMember(learnerId);
  return (
    <Dialog open={open} onClose={onClose} title="Remove this member?" finalFocus={finalFocus}>
      <chakra.p textStyle="body">
        {member.isSuspended
          ? `${member.email} won’t get access back when your plan has more seats, and gets an email about it. They keep their progress, notes and certificates.`
          : `${member.email} loses access to your plan’s courses right away and gets an email about it. They keep their progress, notes and certificates, and the seat is free again.`}
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button
          pendingText={remove.isPending && 'Removing...'}
          onClick={() => remove.mutate(member.seatId, { onSuccess: onClose })}
        >
          Remove
        </Button>
        <Button variant="outline" colorPalette="neutral" onClick={onClose}>
          Keep Member
        </Button>
      </HStack>
      <div role="alert">
        {remove.error && (
          <chakra.p color="fg.error" mt="4">
            {userMessageOf(remove.error)}
          </chakra.p>
        )}
      </div>
    </Dialog>
  );
}
