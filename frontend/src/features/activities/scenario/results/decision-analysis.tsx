import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ScenarioDecision, ScenarioPerson } from '@learning/shared/contract/activity-payloads';
import type { ScenarioReview } from '@learning/shared/contract/scenarios';
import { MessageList } from '../../components/message-list.tsx';
import { ChoiceShares } from './choice-shares.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { PathMap } from './path-map.tsx';
import { Points } from './points.tsx';

interface Props {
  decisions: ScenarioDecision[];
  people: readonly ScenarioPerson[];
  isPassed: boolean;
  /** undefined while it loads. */
  review: ScenarioReview | undefined;
  hasReviewFailed: boolean;
}

/** Lists each decision of the path and what happened next; after a pass, with its points and how other learners chose. */
export function DecisionAnalysis(props: Props) {
  const { decisions, people, isPassed, review, hasReviewFailed } = props;
  return (
    <Box mt="10">
      <chakra.h2 textStyle="h4">Your path</chakra.h2>
      <PathMap decisions={decisions} scenario={review?.scenario ?? undefined} />
      <chakra.ol listStyleType="none" mt="2">
        {decisions.map((decision, index) => (
          <chakra.li key={decision.stepId} py="6" borderTopWidth={index === 0 ? '0' : '1px'}>
            <HStack gap="3" flexWrap="wrap" justifyContent="space-between">
              <chakra.h3 fontWeight="semibold">
                <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
                  {index + 1}.{' '}
                </chakra.span>
                {decision.stepTitle}
              </chakra.h3>
              {decision.value !== undefined && decision.bestValue !== undefined && (
                <Points value={decision.value} bestValue={decision.bestValue} />
              )}
            </HStack>
            <chakra.details mt="2">
              <chakra.summary cursor="button" textStyle="small" color="fg.muted" py="1.5">
                The situation
              </chakra.summary>
              {decision.situation && (
                <chakra.p mt="2" color="fg.muted">
                  {decision.situation}
                </chakra.p>
              )}
              {decision.messages && (
                <Box mt="3">
                  <MessageList messages={decision.messages} people={people} />
                </Box>
              )}
            </chakra.details>
            <Box borderInlineStartWidth="2px" borderColor="accent.emphasized" ps="4" mt="3">
              <chakra.p textStyle="label" color="fg.muted">
                You decided
              </chakra.p>
              <chakra.p mt="1">{decision.choiceText}</chakra.p>
            </Box>
            <OutcomeCard decision={decision} />
            {decision.lookBack && <LookedBack {...decision.lookBack} />}
            {isPassed && (
              <ChoiceShares decision={decision} review={review} hasFailed={hasReviewFailed} />
            )}
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}

/** Tells which choice was marked in the look back, and which one it was. */
function LookedBack({ marked, mostHarmful }: NonNullable<ScenarioDecision['lookBack']>) {
  return (
    <>
      <chakra.p textStyle="label" color="fg.muted" mt="4">
        What would have done the most harm
      </chakra.p>
      <chakra.p mt="1">{mostHarmful}</chakra.p>
      <chakra.p textStyle="small" color="fg.muted" mt="1">
        {marked === mostHarmful ? 'You marked it.' : `You marked: ${marked}`}
      </chakra.p>
    </>
  );
}
