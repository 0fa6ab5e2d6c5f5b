import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { ownerView } from '@learning/content/site/owner-view';
import type { OwnSeat } from '@learning/shared/contract/purchases';
import { useRef, useState } from 'react';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Panel } from '#ui/panel.tsx';
import { printDate } from '#lib/print-date.ts';
import { useLeaveTeam } from './change-purchases.ts';
import type { StateWord } from './purchase-words.ts';
import { ActionError } from './action-error.tsx';
import { FactRow } from './fact-row.tsx';

function seatState({ isActive, isPaused }: OwnSeat): StateWord {
  if (isActive) return { word: 'Active', palette: 'accent' };
  return isPaused ? { word: 'Paused', palette: 'signal' } : { word: 'Ended', palette: 'neutral' };
}

function seatSentence({ isActive, isPaused, isOwner, joinedAt }: OwnSeat): string {
  if (isActive && isOwner) return 'You run this team. The person who bought the plan pays for it.';
  if (isActive) {
    return `You joined on ${printDate(joinedAt)}. The plan’s owner sees ${ownerView.sees}, but never ${ownerView.never}.`;
  }
  return isPaused
    ? 'Paused: the plan has fewer seats now. You get its courses back when a seat is free. You keep your progress, notes and certificates.'
    : 'Ended: this plan is not active. You keep your progress, notes and certificates.';
}

/** Shows a seat in another learner's plan. */
export function SeatPanel({ learnerId, seat }: { learnerId: string; seat: OwnSeat }) {
  const { word, palette } = seatState(seat);
  const leave = useLeaveTeam(learnerId);
  const [isConfirming, setIsConfirming] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const leaveButton = useRef<HTMLButtonElement>(null);
  return (
    <Panel>
      <HStack justify="space-between" align="start" gap="4">
        <chakra.h3 ref={title} tabIndex={-1} outline="none" textStyle="h4">
          A seat in {seat.tierName}
        </chakra.h3>
        <Badge colorPalette={palette} flexShrink="0">
          {word}
        </Badge>
      </HStack>
      <chakra.p color="fg.muted" mt="2">
        {seatSentence(seat)}
      </chakra.p>
      {(seat.isActive || seat.isPaused) && (
        <Box mt="5">
          <FactRow
            action={
              seat.isOwner ? (
                <LinkButton to="/account/team" size="sm" variant="outline">
                  Manage Team
                </LinkButton>
              ) : (
                <Button
                  ref={leaveButton}
                  size="sm"
                  variant="outline"
                  colorPalette="neutral"
                  onClick={() => setIsConfirming(true)}
                >
                  Leave
                </Button>
              )
            }
          >
            {seat.isOwner ? 'To leave, hand the team over first.' : 'You can leave at any time.'}
          </FactRow>
        </Box>
      )}
      <Dialog
        open={isConfirming}
        onClose={() => setIsConfirming(false)}
        title="Leave this plan?"
        finalFocus={() => leaveButton.current ?? title.current}
      >
        <chakra.p textStyle="body">
          {seat.isActive && 'You lose access to its courses right away. '}You keep your progress,
          notes and certificates. To rejoin, you need a new invitation.
        </chakra.p>
        <HStack mt="6" gap="3" flexWrap="wrap">
          <Button
            pendingText={leave.isPending && 'Leaving...'}
            onClick={() => leave.mutate(seat.seatId, { onSuccess: () => setIsConfirming(false) })}
          >
            Leave
          </Button>
          <Button variant="outline" colorPalette="neutral" onClick={() => setIsConfirming(false)}>
            Stay
          </Button>
        </HStack>
        <ActionError error={leave.error} />
      </Dialog>
    </Panel>
  );
}
