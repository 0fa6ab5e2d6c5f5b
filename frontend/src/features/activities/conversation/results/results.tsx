import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type { ConversationSubmissionPayload } from '@learning/shared/contract/activity-payloads';
import { Note } from '#ui/note.tsx';
import { ResultTitle } from '../../components/result-title.tsx';
import { NextAttempt } from '../../next-attempt/next-attempt.tsx';
import { ReadFirst } from '../../read-first/read-first.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';
import { LineByLine } from './line-by-line.tsx';

interface Props {
  courseId: number;
  submission: ActivitySubmission;
  payload: ConversationSubmissionPayload;
  takesFocus: boolean;
  /** Absent after a pass. */
  onTryAgain?: () => void;
  isStarting: boolean;
  /** Why another try could not be started. */
  failure: string | undefined;
}

/** Shows what was said and what fell short; after a pass, the record with its marks. */
export function Results(props: Props) {
  const { courseId, submission, payload, takesFocus, onTryAgain, isStarting, failure } = props;
  const { record, summary, readAt } = payload;
  const isPassed = submission.completed;
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <Box>
      <Box colorPalette={isPassed ? 'success' : 'signal'} layerStyle="note" px="5" py="5">
        <ResultTitle ref={title} isPassed={isPassed}>
          {isPassed ? 'Conversation Passed' : 'Conversation Not Passed'}
        </ResultTitle>
        {record ? (
          <HStack columnGap="3" alignItems="baseline" flexWrap="wrap" mt="3">
            <chakra.span textStyle="figure" fontSize="3xl">
              {submission.score}%
            </chakra.span>
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {record.established.length} of {record.established.length + record.open.length} things
              that the conversation was for.
            </chakra.span>
          </HStack>
        ) : (
          <chakra.p mt="3">{failureOf(payload)}</chakra.p>
        )}
      </Box>
      <chakra.p textStyle="body" mt="5">
        {summary}
      </chakra.p>
      {failure && (
        <Note role="alert" colorPalette="danger" mt="6">
          {failure}
        </Note>
      )}
      {onTryAgain && (
        <>
          <ReadFirst courseId={courseId} places={readAt} />
          <Box mt="6">
            <NextAttempt wait={submission.wait} onStart={onTryAgain} isStarting={isStarting} />
          </Box>
        </>
      )}
      {record && (
        <>
          <PointList title="What the record holds" points={record.established} />
          <PointList title="What was never asked or agreed" points={record.open} />
        </>
      )}
      <LineByLine payload={payload} />
    </Box>
  );
}

/** Tells what fell short and no goals or marks: they would tell which line to leave out. Source: rules/scoring.md S34 */
function failureOf({ keepsGuardrails, reachesOutcome }: ConversationSubmissionPayload): string {
  const guardrail =
    'Something you said crossed a legal line, promised what you can’t keep, or broke a confidence.';
  const outcome = 'You didn’t reach enough of the goals of the conversation.';
  if (keepsGuardrails) return outcome;
  return reachesOutcome
    ? `You got what the conversation was for, but ${guardrail.charAt(0).toLowerCase()}${guardrail.slice(1)}`
    : `${outcome} ${guardrail}`;
}

function PointList({ title, points }: { title: string; points: readonly string[] }) {
  if (points.length === 0) return null;
  return (
    <Box mt="8">
      <chakra.h2 textStyle="h4">{title}</chakra.h2>
      <chakra.ul mt="3" ps="5" listStyleType="disc" display="grid" gap="2">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </chakra.ul>
    </Box>
  );
}
