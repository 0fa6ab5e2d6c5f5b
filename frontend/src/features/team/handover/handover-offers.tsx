import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { HandoverOffer, PaidTeam } from '@learning/shared/contract/handovers';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDate } from '#lib/print-date.ts';
import { useAnswerHandover } from '../api/hand-over.ts';

interface OfferProps {
  learnerId: string;
  offer: HandoverOffer;
  /** Called when the answer is stored; the offer then disappears. */
  onAnswered: (isAccepted: boolean) => void;
}

/** Asks a member whether they take the team over. */
export function HandoverOfferSection({ learnerId, offer, onAnswered }: OfferProps) {
  const answer = useAnswerHandover(learnerId);
  const owner = offer.offeredBy ?? 'The owner';
  // The response removes this section, so a callback of `mutate` would not run.
  const send = (isAccepted: boolean) =>
    void answer.mutateAsync({ orderId: offer.orderId, isAccepted }).then(
      () => onAnswered(isAccepted),
      () => undefined,
    );
  return (
    <PageSection
      title="Would you take over the team?"
      lead={`${owner} asks you to run the team of the ${offer.tierName} plan.`}
    >
      <chakra.ul ps="5" listStyleType="disc" display="grid" gap="2" overflowWrap="anywhere">
        <li>You invite and remove members, assign courses, and see everyone’s progress.</li>
        <li>
          You pay nothing. {owner} keeps paying, so they can change or cancel the plan, and they
          stay in the team as a member.
        </li>
        <li>Your own progress, notes and certificates stay as they are.</li>
      </chakra.ul>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button
          pendingText={answer.isPending && answer.variables.isAccepted && 'Taking over...'}
          onClick={() => !answer.isPending && send(true)}
        >
          Take Over the Team
        </Button>
        <Button
          variant="outline"
          colorPalette="neutral"
          pendingText={answer.isPending && !answer.variables.isAccepted && 'Declining...'}
          onClick={() => !answer.isPending && send(false)}
        >
          Decline
        </Button>
      </HStack>
      <chakra.p textStyle="small" color="fg.muted" mt="4">
        You can answer until {printDate(offer.expiresAt)}.
      </chakra.p>
      <div role="alert">
        {answer.error && (
          <chakra.p color="fg.error" mt="3">
            {userMessageOf(answer.error)}
          </chakra.p>
        )}
      </div>
    </PageSection>
  );
}

/** Tells a former owner who runs the team that they pay for. */
export function PaidTeamNote({ team: { tierName, ownedBy } }: { team: PaidTeam }) {
  return (
    <Note mt="8" overflowWrap="anywhere">
      <p>
        {ownedBy ?? 'Someone else'} runs the team of your {tierName} plan now, and you have a seat
        in it. You still pay for the plan. You can change or cancel it under{' '}
        <TextLink to="/account/purchases">Purchases</TextLink>.
      </p>
    </Note>
  );
}
