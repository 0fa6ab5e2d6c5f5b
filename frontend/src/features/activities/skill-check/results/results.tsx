import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Activity, ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  PublicSkillCheckConfig,
  QuestionResult,
  SectionPlace,
  SkillCheckSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { useEffect, useRef, useState } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { ReadFirst } from '../../read-first/read-first.tsx';
import { ConfidenceNote } from './confidence-note.tsx';
import { FileOfResult } from './file-of-result.tsx';
import { PrintButton } from './print-button.tsx';
import { QuestionResults } from './question-results.tsx';
import { ResultsSummary } from './results-summary.tsx';
import { TryAgain } from './try-again.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  activity: Activity;
  config: PublicSkillCheckConfig;
  submission: ActivitySubmission;
  payload: SkillCheckSubmissionPayload;
  /** In percent. */
  bestScore: number;
  /** Time ran out in the attempt just submitted. */
  wasTimeUp: boolean;
  canTryAgain: boolean;
  /** The attempt was just submitted. */
  takesFocus: boolean;
}

/** Shows the results of an attempt, question by question. */
export function Results(props: Props) {
  const { learnerId, courseId, activity, config, submission, payload, bestScore, wasTimeUp } =
    props;
  const [isMissedOnly, setMissedOnly] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (props.takesFocus) heading.current?.focus();
  }, [props.takesFocus]);

  const { passingScore } = activity;
  const summary = { courseId, submission, payload, passingScore, bestScore, wasTimeUp };
  const { questionResults } = payload.results;
  const missedCount = questionResults.filter(({ correct }) => !correct).length;
  return (
    <Box>
      <ResultsSummary {...summary} headingRef={heading} />
      <ConfidenceNote results={questionResults} />
      {props.canTryAgain && (
        <>
          <ReadFirst courseId={courseId} places={missedPlaces(questionResults)} />
          <TryAgain
            key={`${submission.attemptId} ${submission.wait?.secondsLeft}`}
            learnerId={learnerId}
            activityId={activity.id}
            config={config}
            wait={submission.wait}
          />
        </>
      )}
      <Box
        mt="10"
        mb="3"
        display="flex"
        flexWrap="wrap"
        columnGap="6"
        rowGap="2"
        justifyContent="space-between"
        alignItems="center"
      >
        <chakra.h3 textStyle="h4">Question by Question</chakra.h3>
        {missedCount > 0 && missedCount < questionResults.length && (
          <Checkbox
            checked={isMissedOnly}
            onChange={(event) => setMissedOnly(event.target.checked)}
          >
            Only questions I missed
          </Checkbox>
        )}
      </Box>
      {payload.caseFile && <FileOfResult file={payload.caseFile} />}
      <QuestionResults
        courseId={courseId}
        results={questionResults}
        isMissedOnly={isMissedOnly && missedCount > 0}
      />
      <PrintButton title={activity.title} completedAt={submission.completedAt}>
        <ResultsSummary {...summary} />
        <QuestionResults courseId={courseId} results={questionResults} isMissedOnly={false} />
      </PrintButton>
    </Box>
  );
}

/** Returns the sections that teach the answers of the missed questions. */
function missedPlaces(results: readonly QuestionResult[]): SectionPlace[] {
  return results.flatMap(({ correct, readAt }) => (correct || !readAt ? [] : [readAt]));
}
