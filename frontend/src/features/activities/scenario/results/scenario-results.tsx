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
import { useMemo } from 'react';
import { Button } from '#ui/button.tsx';
import { Note } from '#ui/note.tsx';
import { scenarioReviewQuery } from '#queries/activities.ts';
import { ResultTitle } from '../../components/result-title.tsx';
import { NextAttempt } from '../../next-attempt/next-attempt.tsx';
import { ActionPlanButton } from './action-plan-button.tsx';
import { BestPath } from './best-path.tsx';
import { DecisionAnalysis } from './decision-analysis.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';

interface Props {
  learnerId: string;
  config: PublicScenarioConfig;
  submission: ActivitySubmission;
  payload: ScenarioSubmissionPayload;
  passingScore: number;
  takesFocus: boolean;
  /** Absent after a pass. */
  onTryAgain?: () => void;
  isStarting: boolean;
  /** Why another try could not be started. */
  failure: string | undefined;
  /** Present after a pass. */
  onReplay?: () => void;
}

/** Shows the feedback and the path taken; after a pass, with the score and the best path. */
export function ScenarioResults(props: Props) {
  const { learnerId, config, submission, payload, passingScore, takesFocus } = props;
  const { onTryAgain, isStarting, failure, onReplay } = props;
  const isPassed = submission.completed;
  const { data, error } = useQuery({
    ...scenarioReviewQuery(learnerId, submission.activityId),
    enabled: isPassed,
  });
  const review = useMemo(() => data && withTypographicQuotes(data), [data]);
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);

  return (
    <Box>
      <Box colorPalette={isPassed ? 'success' : 'signal'} layerStyle="note" px="5" py="5">
        <ResultTitle ref={title} isPassed={isPassed}>
          {isPassed ? 'Scenario Completed Successfully!' : 'Scenario Needs Improvement'}
        </ResultTitle>
        {isPassed ? (
          <HStack gap="3" alignItems="baseline" flexWrap="wrap" mt="3">
            <chakra.span textStyle="figure" fontSize="3xl">
              {submission.score}%
            </chakra.span>
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {payload.finalScore} of {payload.maxScore} points. Pass mark {passingScore}%.
              {payload.lookBackPercent !== undefined && ` Look back: ${payload.lookBackPercent}%.`}
            </chakra.span>
          </HStack>
        ) : (
          <chakra.p mt="3">{failureOf(payload, passingScore)}</chakra.p>
        )}
      </Box>
      {!payload.decisionsSuffice && (
        <chakra.p textStyle="body" mt="5">
          {payload.summary}
        </chakra.p>
      )}
      {failure && (
        <Note role="alert" colorPalette="danger" mt="6">
          {failure}
        </Note>
      )}
      <HStack gap="3" mt="6" flexWrap="wrap">
        {onTryAgain && (
          <NextAttempt wait={submission.wait} onStart={onTryAgain} isStarting={isStarting} />
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
        isPassed={isPassed}
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

/** Tells what fell short, and no points: they would tell which choice to change. Source: rules/scoring.md S24 */
function failureOf({ decisionsSuffice }: ScenarioSubmissionPayload, passingScore: number): string {
  return decisionsSuffice
    ? `Your decisions reach the pass mark of ${passingScore}%. In the look back, too many of the choices you marked weren’t the most harmful ones.`
    : `Your decisions don’t reach the pass mark of ${passingScore}%. What followed from each of them is below.`;
}
