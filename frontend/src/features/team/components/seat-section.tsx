import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { ownerView } from '@learning/content/site/owner-view';
import type { TeamSeat } from '@learning/shared/contract/handovers';
import { PageSection } from '#components/layout/page-section.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { printDate } from '#lib/print-date.ts';

/** Tells a member what their seat gives, who owns the team, and what the owner sees. Source: rules/privacy.md P2 */
export function SeatSection({ seat }: { seat: TeamSeat }) {
  const { tierName, ownedBy, joinedAt, isActive, role } = seat;
  return (
    <PageSection
      title="Your seat"
      lead={`You joined a team with the ${tierName} plan on ${printDate(joinedAt)}.`}
    >
      <chakra.ul ps="5" listStyleType="disc" display="grid" gap="2" overflowWrap="anywhere">
        <li>
          {isActive
            ? `Your seat opens the courses of the ${tierName} plan, at no cost to you.`
            : 'Your seat is paused, because the plan has fewer seats now. Its courses open again when a seat is free.'}
        </li>
        <li>
          {ownedBy === null ? 'Someone else owns the team' : `${ownedBy} owns the team`}: they and
          the administrators they choose invite members and assign courses. They see{' '}
          {ownerView.sees}, but never {ownerView.never}. A manager sees the same of the members of
          their groups alone.
        </li>
        {role !== 'member' && (
          <li>
            {role === 'administrator'
              ? 'You are an administrator: you run the team below together with its owner.'
              : 'You are a manager: you see your groups below and assign courses to them.'}
          </li>
        )}
        <li>
          You can leave the team under <TextLink to="/account/purchases">Purchases</TextLink>.
        </li>
      </chakra.ul>
      <HStack mt="6">
        <LinkButton to="/dashboard">Go to Dashboard</LinkButton>
      </HStack>
    </PageSection>
  );
}
