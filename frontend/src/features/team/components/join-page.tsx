import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { invitationHolderQuery, invitationQuery } from '#queries/teams.ts';
import { HeldSeat } from './held-seat.tsx';
import { JoinOffer } from './join-offer.tsx';
import { OwnInvitation } from './own-invitation.tsx';

/** `/join/{token}`: an invitation to a seat, for whoever holds its link. */
export function JoinPage({ token }: { token: string }) {
  const isSignedIn = useSession().status === 'signed-in';
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token));
  // Without an answer to this the invitation is offered: the server refuses what must not be.
  const { data: holder, isLoading: isHolderLoading } = useQuery({
    ...invitationHolderQuery(token),
    enabled: isSignedIn,
  });
  const seat = holder?.seat;
  const title = seat
    ? `You have a seat in ${seat.tierName}`
    : holder?.isOwner && invitation
      ? `Your plan ${invitation.tierName}`
      : invitation
        ? `Join ${invitation.tierName}`
        : 'Invitation';
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHead title={title} />
      <PageHeader title={title} />
      {isHolderLoading ? (
        <Skeleton height="48" />
      ) : seat ? (
        <HeldSeat isActive={seat.isActive} />
      ) : hasCode(error, 'invitation_not_found') ? (
        <ErrorState title="This invitation is not valid any more">
          It may have been used, or taken back. Ask the person who invited you for a new one.
        </ErrorState>
      ) : error && !invitation ? (
        <ErrorState title="The invitation could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      ) : !invitation ? (
        <Skeleton height="48" />
      ) : holder?.isOwner ? (
        <OwnInvitation invitation={invitation} />
      ) : (
        <JoinOffer token={token} invitation={invitation} />
      )}
    </PageContainer>
  );
}
