import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Team } from '@learning/shared/contract/teams';
import { PageSection } from '#components/layout/page-section.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { printDate } from '#lib/print-date.ts';

/** Shows the team of an inactive plan, with its former members. The purchases page explains why. */
export function ClosedTeam({ team, endedAt }: { team: Team; endedAt: string }) {
  const { tierName, members } = team;
  const hasNoMembers = members.length === 0;
  return (
    <PageSection
      title="Your seats are not active"
      lead={`${tierName} has been inactive since ${printDate(endedAt)}${hasNoMembers ? '.' : ', for you and for your team.'}`}
    >
      {!hasNoMembers && (
        <>
          <chakra.h3 textStyle="h4">Former members</chakra.h3>
          <chakra.ul mt="2" display="grid" gap="1" overflowWrap="anywhere">
            {members.map(({ seatId, email }) => (
              <li key={seatId}>{email}</li>
            ))}
          </chakra.ul>
        </>
      )}
      <chakra.p mt={hasNoMembers ? '0' : '5'}>
        {hasNoMembers
          ? 'You keep your progress, notes and certificates.'
          : 'They keep their progress, notes and certificates, and you keep yours.'}{' '}
        Purchases shows what happened and what you can do. If you start a new plan, you can invite
        them again.
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <LinkButton to="/account/purchases">View Purchases</LinkButton>
        <LinkButton to="/pricing" variant="outline" colorPalette="neutral">
          See Plans
        </LinkButton>
      </HStack>
    </PageSection>
  );
}
