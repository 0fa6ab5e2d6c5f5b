import { chakra, HStack } from '@chakra-ui/react';
import type { Invitation } from '@learning/shared/contract/teams';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { PageContainer } from '../../../components/layout/page-container.tsx';
import { PageHead } from '../../../components/layout/page-head.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { LinkButton } from '../../../components/ui/link-button.tsx';
import { Panel } from '../../../components/ui/panel.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { hasCode, userMessageOf } from '../../../lib/api-error.ts';
import { printDate } from '../../../lib/print-date.ts';
import { useSession } from '../../../lib/session/use-session.ts';
import { invitationQuery } from '../api/team.ts';
import { JoinButton } from './join-button.tsx';

/** `/join/{token}`: an invitation to a seat, for whoever holds its link. */
export function JoinPage({ token }: { token: string }) {
  const { data: invitation, error, refetch } = useQuery(invitationQuery(token));
  const title = invitation ? `Join ${invitation.tierName}` : 'Invitation';
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHead title={title} />
      <PageHeader title={title} />
      {hasCode(error, 'invitation_not_found') ? (
        <ErrorState title="This invitation is not valid any more">
          It may have been used, or taken back. Ask the person who invited you for a new one.
        </ErrorState>
      ) : error ? (
        <ErrorState title="The invitation could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)}
        </ErrorState>
      ) : invitation ? (
        <Offer token={token} invitation={invitation} />
      ) : (
        <Skeleton height="48" />
      )}
    </PageContainer>
  );
}

function Offer({ token, invitation }: { token: string; invitation: Invitation }) {
  const session = useSession();
  const redirect = `/join/${token}`;
  return (
    <Panel maxW="2xl">
      <chakra.p textStyle="body">
        {invitation.invitedBy} invites {invitation.email} to a seat in the {invitation.tierName}{' '}
        plan. Its courses open to you for as long as the plan runs, at no cost to you.
      </chakra.p>
      <chakra.p color="fg.muted" mt="4">
        The owner of the plan will see which courses you take, your progress and your certificates.
        Your answers, notes and documents stay yours alone.
      </chakra.p>
      {invitation.state === 'expired' && (
        <chakra.p mt="5" fontWeight="medium">
          {whyItIsOver(invitation)} Ask the person who invited you.
        </chakra.p>
      )}
      {invitation.state === 'full' && (
        <chakra.p mt="5" fontWeight="medium">
          All seats of this plan are taken. Ask the person who invited you.
        </chakra.p>
      )}
      {invitation.state === 'open' && session.status === 'signed-in' && (
        <JoinButton token={token} email={session.learner.email} />
      )}
      {invitation.state === 'open' && session.status === 'signed-out' && (
        <HStack mt="6" gap="3" flexWrap="wrap">
          <LinkButton to="/login" search={{ mode: 'create-account', redirect }}>
            Create Account and Join
          </LinkButton>
          <LinkButton to="/login" search={{ redirect }} variant="outline" colorPalette="neutral">
            Sign In
          </LinkButton>
        </HStack>
      )}
    </Panel>
  );
}

/** An invitation whose time is not up is over when its plan is. */
function whyItIsOver({ expiresAt }: Invitation): string {
  return new Date(expiresAt) < new Date()
    ? `The invitation ended on ${printDate(expiresAt)}.`
    : 'The plan opens no courses now.';
}
