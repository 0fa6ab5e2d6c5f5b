import { useQuery } from '@tanstack/react-query';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Invitation } from '@learning/shared/contract/teams';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHead } from '#components/layout/page-head.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { useSession } from '#lib/session/use-session.ts';
import { invitationHolderQuery, invitationQuery } from '#queries/teams.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Panel } from '#ui/panel.tsx';
import { useInvitationToken } from '../invitation-token.ts';
import { JoinOffer } from './join-offer.tsx';

/** Renders `/join#token`: an invitation to a seat, for anyone who has its link. */
export function JoinPage() {
  const token = useInvitationToken();
  const { status } = useSession();
  // The server does not know the token.
  if (status === 'unknown') return <InvitationPlace />;
  return token ? <InvitationPage token={token} /> : <IncompleteLink />;
}

/** Shown until the page knows its token. */
function InvitationPlace() {
  return (
    <PageContainer aria-busy="true" pb="24" minH="150dvh">
      <PageHead title="Invitation" />
      <PageHeader title="Invitation" />
      <Skeleton height="48" />
    </PageContainer>
  );
}

/** Shown when the address has no token, for example because a mail program cut the link. */
function IncompleteLink() {
  return (
    <PageContainer pb={{ base: '16', md: '24' }} minH="100dvh">
      <PageHead title="Invitation" />
      <PageHeader title="Invitation" />
      <ErrorState title="This link is incomplete">
        Open the link in the invitation email again, or copy all of it into the address bar.
      </ErrorState>
    </PageContainer>
  );
}

function InvitationPage({ token }: { token: string }) {
  const isSignedIn = useSession().status === 'signed-in';
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token));
  // If this fails, the invitation is still offered: the server refuses invalid joins.
  const { data: holder, isLoading: isHolderLoading } = useQuery({
    ...invitationHolderQuery(token),
    enabled: isSignedIn,
  });
  const seat = holder?.seat;
  const title = seat
    ? `You have a seat in ${seat.tierName}`
    : holder?.isOwner && invitation
      ? `Your ${invitation.tierName} plan`
      : invitation
        ? `Join ${invitation.tierName}`
        : 'Invitation';
  return (
    <PageContainer pb={{ base: '16', md: '24' }} minH="100dvh">
      <PageHead title={title} />
      <PageHeader title={title} />
      {isHolderLoading ? (
        <Skeleton height="48" />
      ) : seat ? (
        <OwnSeat isActive={seat.isActive} />
      ) : hasCode(error, 'invitation_not_found') ? (
        <ErrorState title="This invitation is no longer valid">
          It may have been used or canceled. Ask the person who invited you for a new one.
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

/** Shown to the owner of the plan, who already has a seat. */
function OwnInvitation({ invitation }: { invitation: Invitation }) {
  return (
    <Panel maxW="2xl">
      <chakra.p textStyle="body" overflowWrap="anywhere">
        This link is for {invitation.email}, whom you invited. You own the {invitation.tierName}{' '}
        plan and already have a seat in it.
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <LinkButton to="/account/team">Manage Seats</LinkButton>
      </HStack>
    </Panel>
  );
}

/** Shown to a member who opens an invitation of their own team again. */
function OwnSeat({ isActive }: { isActive: boolean }) {
  return (
    <Panel maxW="2xl">
      <chakra.p textStyle="body">
        {isActive
          ? 'You have joined and have access to the plan’s courses. You no longer need the invitation.'
          : 'You have joined, but your seat is not active. Purchases shows why.'}
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        {isActive ? (
          <LinkButton to="/courses">Browse Courses</LinkButton>
        ) : (
          <LinkButton to="/account/purchases">View Purchases</LinkButton>
        )}
      </HStack>
    </Panel>
  );
}
