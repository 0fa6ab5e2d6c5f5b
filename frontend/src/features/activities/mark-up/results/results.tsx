import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ActivitySubmission } from '@learning/shared/contract/activities';
import type {
  MarkUpSubmissionPayload,
  PublicMarkUpConfig,
} from '@learning/shared/contract/activity-payloads';
import { Note } from '#ui/note.tsx';
import { ResultTitle } from '../../components/result-title.tsx';
import { NextAttempt } from '../../next-attempt/next-attempt.tsx';
import { ReadFirst } from '../../read-first/read-first.tsx';
import { useFocusOnMount } from '../../use-focus-on-mount.ts';
import { MarkedDocument } from './marked-document.tsx';

interface Props {
  courseId: number;
  config: PublicMarkUpConfig;
  submission: ActivitySubmission;
  payload: MarkUpSubmissionPayload;
  passingScore: number;
  takesFocus: boolean;
  /** Absent after a pass. */
  onTryAgain?: () => void;
  isStarting: boolean;
  /** Why the next document could not be loaded. */
  failure: string | undefined;
}

/** Shows what the marks found; before a pass, in counts and problems, and after it, sentence by sentence. */
export function Results(props: Props) {
  const { courseId, config, submission, payload, passingScore, takesFocus } = props;
  const { onTryAgain, isStarting, failure } = props;
  const { results, marks } = payload;
  const { counts, wrongCount, missing, document } = results;
  const isPassed = submission.completed;
  const title = useFocusOnMount<HTMLHeadingElement>(takesFocus);
  return (
    <Box>
      <Box colorPalette={isPassed ? 'success' : 'signal'} layerStyle="note" px="5" py="5">
        <ResultTitle ref={title} isPassed={isPassed}>
          {isPassed ? 'Mark-up Passed' : 'Mark-up Not Passed'}
        </ResultTitle>
        <HStack columnGap="3" alignItems="baseline" flexWrap="wrap" mt="3">
          <chakra.span textStyle="figure" fontSize="3xl">
            {results.score}%
          </chakra.span>
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {counts.found} of {wrongCount} sentences found with their problem. Pass mark{' '}
            {passingScore}%.
          </chakra.span>
        </HStack>
      </Box>
      <chakra.p textStyle="body" mt="5">
        {results.feedback}
      </chakra.p>
      <Counts counts={counts} />
      {!isPassed && missing.length > 0 && (
        <Box mt="8">
          <chakra.h3 textStyle="h4">What your marks miss</chakra.h3>
          <chakra.ul mt="3" ps="5" listStyleType="disc" display="grid" gap="2">
            {missing.map(({ problemId, count }) => {
              const problem = config.problems.find(({ id }) => id === problemId);
              return (
                <li key={problemId}>
                  <chakra.span fontWeight="semibold">
                    {problem?.name ?? problemId}
                    {count > 1 && `, in ${count} sentences`}.
                  </chakra.span>{' '}
                  {problem?.description}
                </li>
              );
            })}
          </chakra.ul>
        </Box>
      )}
      {failure && (
        <Note role="alert" colorPalette="danger" mt="6">
          {failure}
        </Note>
      )}
      {onTryAgain && (
        <>
          <ReadFirst courseId={courseId} places={results.readAt} />
          <Box mt="6">
            <NextAttempt wait={submission.wait} onStart={onTryAgain} isStarting={isStarting} />
            <chakra.p textStyle="small" color="fg.muted" mt="3">
              The document has the same outline, with other facts and other sentences that are
              wrong. The best attempt counts.
            </chakra.p>
          </Box>
        </>
      )}
      {document && <MarkedDocument config={config} document={document} marks={marks} />}
    </Box>
  );
}

/** Tells what became of the marks that earned less than they could. */
function Counts({ counts }: Pick<MarkUpSubmissionPayload['results'], 'counts'>) {
  const lines: [number, string, string][] = [
    [
      counts['other-problem'],
      'sentence is the right one, but has another problem.',
      'sentences are the right ones, but have other problems.',
    ],
    [
      counts['near-miss'],
      'mark is a near miss: it stands beside the sentence that is wrong. It cost nothing.',
      'marks are near misses: they stand beside a sentence that is wrong. They cost nothing.',
    ],
    [
      counts['wrong-mark'],
      'mark is on a sentence that can stay, and cost points.',
      'marks are on sentences that can stay, and cost points.',
    ],
  ];
  const shown = lines.filter(([count]) => count > 0);
  if (shown.length === 0) return null;
  return (
    <chakra.ul mt="5" ps="5" listStyleType="disc" display="grid" gap="1.5">
      {shown.map(([count, one, many]) => (
        <li key={one}>
          {count} {count === 1 ? one : many}
        </li>
      ))}
    </chakra.ul>
  );
}
