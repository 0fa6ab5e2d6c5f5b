import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Capstone } from '@learning/shared/contract/capstones';
import { MAX_COMMENT_LENGTH } from '@learning/shared/domain/capstone/capstone-rules';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { RubricRating } from '../work/rubric-rating.tsx';
import { PaperText } from './paper-text.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SavedLine } from './saved-line.tsx';

interface Props {
  learnerId: string;
  capstone: Capstone;
}

/** The papers that the learner rates for others. */
export function PeerRatings({ learnerId, capstone }: Props) {
  const { courseId, ratings } = capstone;
  const start = useApiMutation('startPeerRating', {
    call: () => ({ params: { userId: learnerId, id: String(courseId) } }),
  });
  const shown = ratings.filter(({ paper }) => paper !== null);
  const isOpen = shown.some(({ state }) => state === 'open');
  const givenCount = ratings.filter(({ state }) => state === 'given' || state === 'decided').length;
  return (
    <>
      <chakra.p color="fg.muted">
        Two others rate yours; rate two in turn. No one sees names, neither yours nor theirs. You
        can change a rating twice until the paper has its result.
      </chakra.p>
      {shown.map((rating) => (
        <PeerRating
          key={rating.ratingId}
          learnerId={learnerId}
          capstone={capstone}
          rating={rating}
        />
      ))}
      {!isOpen && (
        <>
          <Button
            mt="5"
            variant={givenCount < 2 ? 'solid' : 'outline'}
            pendingText={start.isPending && 'Looking for a paper...'}
            onClick={() => start.mutate()}
          >
            {givenCount === 0 ? 'Get a Paper to Rate' : 'Get Another Paper'}
          </Button>
          <SavedLine error={start.error} message={userMessageOf}>
            {givenCount > 0
              ? `You have rated ${givenCount} ${givenCount === 1 ? 'paper' : 'papers'}.`
              : undefined}
          </SavedLine>
        </>
      )}
    </>
  );
}

function PeerRating({
  learnerId,
  capstone,
  rating,
}: Props & { rating: Capstone['ratings'][number] }) {
  const { courseId, rubric } = capstone;
  const [levels, setLevels] = useState(rating.levels);
  const [comment, setComment] = useState(rating.comment);
  const [isReporting, setReporting] = useState(false);
  const { ratingId, state, paper, revisionsLeft } = rating;
  const params = { userId: learnerId, id: String(courseId), ratingId };
  const rate = useApiMutation('ratePaper', {
    call: () => ({ params, body: { levels, comment: comment.trim() } }),
  });
  const unrated = rubric.filter(({ name }) => !levels[name]);
  const isGiven = state === 'given';
  return (
    <chakra.details layerStyle="card" mt="5" px={{ base: '4', md: '6' }} py="4" open={!isGiven}>
      <chakra.summary textStyle="h4" cursor="button" py="1">
        {isGiven ? 'A paper you rated' : 'The paper of another learner'}
      </chakra.summary>
      <Box mt="4">{paper && <PaperText capstone={capstone} paper={paper} />}</Box>
      <Box mt="8">
        <RubricRating
          rubric={rubric}
          levels={levels}
          onChange={(part, level) => setLevels({ ...levels, [part]: level })}
        />
      </Box>
      <Box mt="6">
        <Field
          label="One thing that would make it better"
          helperText="Optional. The author reads it, without your name."
        >
          <Textarea
            rows={3}
            maxLength={MAX_COMMENT_LENGTH}
            value={comment}
            onChange={(event) => setComment(event.target.value)}
          />
        </Field>
      </Box>
      <HStack mt="6" gap="3" flexWrap="wrap">
        <Button
          disabled={unrated.length > 0 || (isGiven && revisionsLeft <= 0)}
          pendingText={rate.isPending && 'Saving...'}
          onClick={() => rate.mutate()}
        >
          {isGiven ? 'Save the New Rating' : 'Hand In the Rating'}
        </Button>
        {!isGiven && (
          <Button variant="plain" colorPalette="neutral" onClick={() => setReporting(true)}>
            Report This Paper
          </Button>
        )}
      </HStack>
      <SavedLine error={rate.error} message={userMessageOf}>
        {unrated.length > 0
          ? `Still to rate: ${unrated.map(({ name }) => name).join(', ')}.`
          : isGiven
            ? `You can change it ${times(revisionsLeft)} until the paper has its result.`
            : undefined}
      </SavedLine>
      {isReporting && (
        <ReportDialog params={params} what="paper" onClose={() => setReporting(false)} />
      )}
    </chakra.details>
  );
}

const times = (count: number) => (count <= 0 ? 'no more' : count === 1 ? 'once more' : 'twice');
