import { chakra } from '#ui/chakra/factory.ts';
import type { Team } from '@learning/shared/contract/teams';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDate } from '#lib/print-date.ts';
import { useWithdrawHandover } from '../api/hand-over.ts';

/** Tells the owner what became of the offer to hand the team over, and who pays for a team that was taken over. */
export function HandoverStatus({ learnerId, team }: { learnerId: string; team: Team }) {
  const withdraw = useWithdrawHandover(learnerId);
  const { handover, members } = team;
  const email = members.find(({ seatId }) => seatId === handover?.seatId)?.email;
  const payer = members.find(({ isPayer }) => isPayer)?.email;
  if (!handover && team.isPaidByOwner) return null;
  return (
    <Note mt="8" overflowWrap="anywhere">
      {!team.isPaidByOwner && (
        <p>
          You run this team. {payer ?? 'The former owner'} pays for the plan, so only they can
          change or cancel it.
        </p>
      )}
      {handover && (
        <>
          <chakra.p mt={team.isPaidByOwner ? '0' : '4'}>
            {handover.isDeclined
              ? `${email} doesn’t want to take over the team. You still own it.`
              : `You asked ${email} to take over the team. They can accept until ${printDate(handover.expiresAt)}.`}
          </chakra.p>
          <Button
            mt="3"
            size="sm"
            variant="outline"
            colorPalette="neutral"
            pendingText={withdraw.isPending && 'Please wait...'}
            onClick={() => withdraw.mutate()}
          >
            {handover.isDeclined ? 'Got It' : 'Withdraw Offer'}
          </Button>
          <div role="alert">
            {withdraw.error && (
              <chakra.p color="fg.error" mt="3">
                {userMessageOf(withdraw.error)}
              </chakra.p>
            )}
          </div>
        </>
      )}
    </Note>
  );
}
