import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  PublicSimulationConfig,
  SimulationSubmissionPayload,
} from '@learning/shared/contract/activity-payloads';
import { Note } from '#ui/note.tsx';
import { MessageList } from '../../components/message-list.tsx';
import { ResultTitle } from '../../components/result-title.tsx';
import { NextAttempt } from '../../next-attempt/next-attempt.tsx';
import { ReadFirst } from '../../read-first/read-first.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';
import { Goals } from '../goals.tsx';
import { ModelNote } from '../model-note.tsx';
import { PeriodTable } from '../period-table.tsx';
import { StartFigures } from '../start-figures.tsx';
import { OtherPaths } from './other-paths.tsx';

interface Props {
  courseId: number;
  config: PublicSimulationConfig;
  submission: ActivitySubmission;
  payload: SimulationSubmissionPayload;
  takesFocus: boolean;
  /** Absent after a pass. */
  onTryAgain?: () => void;
  isStarting: boolean;
  /** Why another try could not be started. */
  failure: string | undefined;
}

/** Shows what was played and what fell short; after a pass, what other ways lead to. */
export function Results(props: Props) {
  const { courseId, config, submission, payload, takesFocus } = props;
  const { onTryAgain, isStarting, failure } = props;
  const { replay, summary, readAt, broken, periods, start } = payload;
  const isPassed = submission.completed;
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <Box>
      <Box colorPalette={isPassed ? 'success' : 'signal'} layerStyle="note" px="5" py="5">
        <ResultTitle ref={title} isPassed={isPassed}>
          {isPassed ? 'Simulation Passed' : 'Simulation Not Passed'}
        </ResultTitle>
        {replay ? (
          <chakra.p textStyle="figure" fontSize="3xl" mt="3">
            {submission.score}%
          </chakra.p>
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
      <Goals config={config} broken={broken} />
      <chakra.h2 textStyle="h4" mt="10">
        What you played
      </chakra.h2>
      <PeriodTable config={config} title="What you played" periods={periods} />
      <chakra.details mt="4" borderBottomWidth="1px" py="3">
        <chakra.summary cursor="button" fontWeight="semibold" fontSize="sm" py="1">
          Figures at the start, and what people said
        </chakra.summary>
        <StartFigures config={config} start={start} />
        {periods.map(({ messages }, at) => (
          <Box key={config.periods[at]} mt="5">
            <chakra.h3 textStyle="label" color="fg.muted" mb="3">
              {config.periods[at]}
            </chakra.h3>
            <MessageList messages={messages} people={config.people} />
          </Box>
        ))}
      </chakra.details>
      {replay && <OtherPaths config={config} own={periods} replay={replay} />}
      <ModelNote config={config} />
    </Box>
  );
}

/** Tells which half fell short, and no score. Source: rules/scoring.md S38 */
function failureOf({ reachesOutcome, broken }: SimulationSubmissionPayload): string {
  if (broken.length === 0) return 'You didn’t reach enough of the outcome. Every limit was kept.';
  const limits = broken.length === 1 ? 'a limit wasn’t kept' : 'some limits weren’t kept';
  return reachesOutcome
    ? `You reached the outcome, but ${limits}.`
    : `You didn’t reach enough of the outcome, and ${limits}.`;
}
