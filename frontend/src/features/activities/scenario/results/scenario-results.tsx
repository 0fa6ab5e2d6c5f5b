import { Box, chakra, HStack } from '@chakra-ui/react';
import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  PublicScenarioConfig,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Button } from '#components/ui/button.tsx';
import { ActionPlanButton } from './action-plan-button.tsx';
import { DecisionAnalysis } from './decision-analysis.tsx';
import { useFocusOnMount } from '../use-focus-on-mount.ts';

interface Props {
  config: PublicScenarioConfig;
  submission: ActivitySubmission;
  payload: ScenarioSubmissionPayload;
  passingScore: number;
  bestScore: number;
  takesFocus: boolean;
  /** Absent after a pass. */
  onTryAgain?: () => void;
}

/** Shows the score, the feedback and the outcome of each decision. */
export function ScenarioResults(props: Props) {
  const { config, submission, payload, passingScore, bestScore, takesFocus, onTryAgain } = props;
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  const isPassed = submission.completed;
  const Icon = isPassed ? CircleCheck : CircleAlert;

  return (
    <Box>
      <Box colorPalette={isPassed ? 'success' : 'signal'} layerStyle="note" px="5" py="5">
        <chakra.h4
          ref={title}
          tabIndex={-1}
          textStyle="h3"
          display="flex"
          gap="2.5"
          alignItems="flex-start"
          scrollMarginTop="28"
        >
          <Box as="span" color="colorPalette.fg" mt="1">
            <Icon size={22} aria-hidden="true" />
          </Box>
          {isPassed ? 'Scenario Completed Successfully!' : 'Scenario Needs Improvement'}
        </chakra.h4>
        <HStack gap="3" alignItems="baseline" flexWrap="wrap" mt="3">
          <chakra.span textStyle="figure" fontSize="3xl">
            {submission.score}%
          </chakra.span>
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {payload.finalScore} of {payload.maxScore} points. Pass mark {passingScore}%.
            {bestScore > submission.score && ` Your best so far: ${bestScore}%.`}
          </chakra.span>
        </HStack>
      </Box>
      <chakra.p textStyle="body" mt="5">
        {payload.summary}
      </chakra.p>
      <HStack gap="3" mt="6" flexWrap="wrap">
        {onTryAgain && <Button onClick={onTryAgain}>Try Again</Button>}
        {config.actionPlan && (
          <ActionPlanButton
            plan={config.actionPlan}
            payload={payload}
            completedAt={submission.completedAt}
            passingScore={passingScore}
            isMain={!onTryAgain}
          />
        )}
      </HStack>
      <DecisionAnalysis decisions={payload.decisions} />
    </Box>
  );
}
