import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { ResultTitle } from '../../components/result-title.tsx';
import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type { SkillCheckSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import type { Ref } from 'react';
import { printDate } from '#lib/print-date.ts';
import { counted } from '../skill-check-text.ts';
import { EarnedBadge } from './earned-badge.tsx';

interface Props {
  submission: ActivitySubmission;
  payload: SkillCheckSubmissionPayload;
  /** Whose object the badge bears. */
  courseId: number;
  /** In percent. */
  passingScore: number;
  /** In percent. */
  bestScore: number;
  /** Time ran out in the attempt just submitted. */
  wasTimeUp: boolean;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Shows pass or fail, the score and the badge. */
export function ResultsSummary(props: Props) {
  const { submission, payload, passingScore, bestScore, wasTimeUp, headingRef } = props;
  const { earnedPoints, totalPoints, scoreWithoutEssay, feedback } = payload.results;
  const score = submission.score ?? 0;
  const isShortOfMark = !submission.completed && score >= passingScore;
  return (
    <Box>
      <Box
        colorPalette={submission.completed ? 'success' : 'signal'}
        layerStyle="note"
        px="5"
        py="5"
      >
        <ResultTitle {...(headingRef ? { ref: headingRef } : {})} isPassed={submission.completed}>
          {submission.completed ? 'Skill Check Passed' : 'Skill Check Not Passed'}
        </ResultTitle>
        <HStack columnGap="3" alignItems="baseline" flexWrap="wrap" mt="3">
          <chakra.span textStyle="figure" fontSize="3xl">
            {score}%
          </chakra.span>
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {earnedPoints} of {totalPoints} points. Pass mark {passingScore}%.
            {bestScore > score && ` Your best so far: ${bestScore}%.`}
          </chakra.span>
        </HStack>
        <chakra.p textStyle="small" color="fg.muted" mt="2" fontVariantNumeric="tabular-nums">
          Submitted {printDate(submission.completedAt)}. Time spent:{' '}
          {counted(payload.timeSpent, 'minute') || 'under a minute'}.
        </chakra.p>
        {isShortOfMark && scoreWithoutEssay !== undefined && (
          <chakra.p mt="3" fontWeight="semibold">
            Without the written answer you have {scoreWithoutEssay}%. You need {passingScore}%
            there, too.
          </chakra.p>
        )}
        {(payload.isTimeUp || wasTimeUp) && (
          <chakra.p mt="3" fontWeight="semibold">
            Time ran out. We graded the answers you had given by then.
          </chakra.p>
        )}
      </Box>
      <chakra.p mt="5" textStyle="body">
        {feedback}
      </chakra.p>
      {submission.completed && (
        <EarnedBadge
          courseId={props.courseId}
          badge={payload.badge}
          earnedAt={submission.completedAt}
        />
      )}
    </Box>
  );
}
