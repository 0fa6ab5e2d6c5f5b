import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  PublicScenarioConfig,
  ScenarioSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { useQuery } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useMemo } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { scenarioReviewQuery } from '#queries/activities.ts';
import { ActionPlanButton } from './action-plan-button.tsx';
import { BestPath } from './best-path.tsx';
import { DecisionAnalysis } from './decision-analysis.tsx';
import { useFocusOnMount } from '../use-focus-on-mount.ts';

interface Props {
  learnerId: string;
  config: PublicScenarioConfig;
  submission: ActivitySubmission;
  payload: ScenarioSubmissionPayload;
  passingScore: number;
  bestScore: number;
  takesFocus: boolean;
  /** Absent after a pass. */
  onTryAgain?: () => void;
  isStarting?: boolean;
  /** Why another try could not be started. */
  failure: string | undefined;
  /** Present after a pass. */
  onReplay?: () => void;
}

/** Shows the score, the feedback, the path taken and, after a pass, the best path. */
export function ScenarioResults(props: Props) {
  const { learnerId, config, submission, payload, passingScore, bestScore, takesFocus } = props;
  const { onTryAgain, isStarting, failure, onReplay } = props;
  const { data, error } = useQuery(scenarioReviewQuery(learnerId, submission.activityId));
  const review = useMemo(() => data && withTypographicQuotes(data), [data]);
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
      {failure && (
        <Note role="alert" colorPalette="danger" mt="6">
          {failure}
        </Note>
      )}
      <HStack gap="3" mt="6" flexWrap="wrap">
        {onTryAgain && (
          <Button onClick={onTryAgain} pendingText={isStarting && 'Starting...'}>
            Try Again
          </Button>
        )}
        {config.actionPlan && (
          <ActionPlanButton
            plan={config.actionPlan}
            payload={payload}
            completedAt={submission.completedAt}
            passingScore={passingScore}
            isMain={!onTryAgain}
          />
        )}
        {onReplay && (
          <Button variant="outline" colorPalette="neutral" onClick={onReplay}>
            Replay Any Branch
          </Button>
        )}
      </HStack>
      <DecisionAnalysis
        decisions={payload.decisions}
        people={payload.people ?? []}
        review={review}
        hasReviewFailed={error !== null}
      />
      {isPassed && (
        <chakra.details borderTopWidth="1px" py="4">
          <chakra.summary cursor="button" textStyle="h4">
            What the best path leads to
          </chakra.summary>
          {review?.scenario ? (
            <BestPath scenario={review.scenario} decisions={payload.decisions} />
          ) : (
            <chakra.p mt="3" color="fg.muted">
              {error ? 'We couldn’t load this. Reload the page to try again.' : 'Loading...'}
            </chakra.p>
          )}
        </chakra.details>
      )}
    </Box>
  );
}
