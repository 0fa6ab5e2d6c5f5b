import { chakra, HStack } from '@chakra-ui/react';
import type { Team } from '@learning/shared/contract/teams';
import { PageSection } from '#components/layout/page-section.tsx';
import { LinkButton } from '#components/ui/link-button.tsx';
import { printDate } from '#lib/print-date.ts';

/** The team of a plan that opens no courses: what became of everybody in it. Why, the purchases page says. */
export function ClosedTeam({ team, endedAt }: { team: Team; endedAt: string }) {
  const { tierName, members } = team;
  const isAlone = members.length === 0;
  return (
    <PageSection
      title="No seats open"
      lead={`${tierName} opens no courses since ${printDate(endedAt)}${isAlone ? '.' : ', neither to you nor to the people in your team.'}`}
    >
      {!isAlone && (
        <>
          <chakra.h3 textStyle="h4">Had a seat</chakra.h3>
          <chakra.ul mt="2" display="grid" gap="1" overflowWrap="anywhere">
            {members.map(({ seatId, email }) => (
              <li key={seatId}>{email}</li>
            ))}
          </chakra.ul>
        </>
      )}
      <chakra.p mt={isAlone ? '0' : '5'}>
        {isAlone
          ? 'Your progress, notes and certificates stay yours.'
          : 'Their progress, notes and certificates stay theirs, and yours stay yours.'}{' '}
        Purchases says what happened, and what you can do. To the seats of a new plan you invite
        people again.
      </chakra.p>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <LinkButton to="/account/purchases">Look at Purchases</LinkButton>
        <LinkButton to="/pricing" variant="outline" colorPalette="neutral">
          See Plans
        </LinkButton>
      </HStack>
    </PageSection>
  );
}
