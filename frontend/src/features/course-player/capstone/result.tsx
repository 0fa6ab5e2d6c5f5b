import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Capstone } from '@learning/shared/contract/capstones';
import { RATINGS_NEEDED } from '@learning/shared/domain/capstone/capstone-rules';
import { capstoneHeading } from '@learning/shared/domain/capstone/capstone-statement';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printDate } from '#lib/print-date.ts';
import { useApiMutation } from '#queries/use-api-mutation.ts';
import { Exemplar } from '../work/exemplar.tsx';
import { RubricRating } from '../work/rubric-rating.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { SavedLine } from './saved-line.tsx';

interface Props {
  learnerId: string;
  capstone: Capstone;
  hasExemplar: boolean;
}

/** What became of the capstone: who has it, its levels, the raters' comments, and the learner's own assessment when no one rates it. */
export function CapstoneResult({ learnerId, capstone, hasExemplar }: Props) {
  const { handedIn, result, courseId, moduleId } = capstone;
  const [reported, setReported] = useState<string | null>(null);
  if (!handedIn) return <chakra.p color="fg.muted">Hand in your capstone first.</chakra.p>;
  const isCurrent = result?.number === handedIn.number;
  return (
    <>
      {!isCurrent && <chakra.output display="block">{stateText(handedIn)}</chakra.output>}
      {result && (
        <Box mt={isCurrent ? '0' : '5'}>
          <chakra.p fontWeight="semibold">
            {isCurrent
              ? capstoneHeading(result)
              : `Version ${result.number}: ${capstoneHeading(result)}`}
          </chakra.p>
          <chakra.dl mt="3" display="grid" gap="1.5">
            {result.rows.map(({ row, level }) => (
              <chakra.div key={row} display="flex" gap="4" justifyContent="space-between" maxW="md">
                <dt>{row}</dt>
                <chakra.dd fontWeight="semibold">{level}</chakra.dd>
              </chakra.div>
            ))}
          </chakra.dl>
          <chakra.p mt="3" textStyle="small" color="fg.muted">
            {`Since ${printDate(result.decidedAt)}. A certificate that you claim from now on says so; one that you have can be reissued with it under Certificates.`}
          </chakra.p>
        </Box>
      )}
      {handedIn.comments.map(({ ratingId, text, isReported }) => (
        <Box key={ratingId} mt="5" ps="4" borderInlineStartWidth="2px" borderColor="accent.solid">
          <chakra.p textStyle="fine" color="fg.muted">
            One thing that would make it better
          </chakra.p>
          <chakra.p mt="1" whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </chakra.p>
          {isReported ? (
            <chakra.p textStyle="fine" color="fg.muted">
              You reported it. We look at it.
            </chakra.p>
          ) : (
            <Button
              variant="plain"
              size="sm"
              colorPalette="neutral"
              onClick={() => setReported(ratingId)}
            >
              Report This Comment
            </Button>
          )}
        </Box>
      ))}
      {canAssess(capstone) && <OwnAssessment learnerId={learnerId} capstone={capstone} />}
      {result && hasExemplar && (
        <Box mt="8">
          <chakra.h4 textStyle="h4">One sound way to do it, with comments</chakra.h4>
          <Exemplar learnerId={learnerId} moduleId={moduleId} />
        </Box>
      )}
      {reported !== null && (
        <ReportDialog
          params={{ userId: learnerId, id: String(courseId), ratingId: reported }}
          what="comment"
          onClose={() => setReported(null)}
        />
      )}
    </>
  );
}

function stateText(handedIn: NonNullable<Capstone['handedIn']>): string {
  const { state, ratingCount, returnedBecause, ownAssessmentFrom, handedInAt, number } = handedIn;
  const since = `Version ${number} was handed in on ${printDate(handedInAt)}.`;
  if (state === 'returned') return `We gave it back to you: ${returnedBecause ?? ''}`;
  if (state === 'review') {
    return `${since} No one has rated it in five days, so a reviewer of ours has it now. You can wait, or assess it yourself.`;
  }
  const count =
    ratingCount > RATINGS_NEEDED - 1
      ? 'The two ratings differ too much, so a third one decides.'
      : `It has ${ratingCount} of ${RATINGS_NEEDED} ratings.`;
  return `${since} ${count} If no one rates it until ${printDate(ownAssessmentFrom)}, a reviewer of ours does.`;
}

/** The server's clock decides; the screen only offers it. */
function canAssess({ handedIn, result, ownAssessmentsLeft }: Capstone): boolean {
  if (!handedIn || ownAssessmentsLeft <= 0) return false;
  const isOwn = result?.ratedBy === 'self' && result.number === handedIn.number;
  return isOwn || handedIn.state === 'review';
}

function OwnAssessment({ learnerId, capstone }: Pick<Props, 'learnerId' | 'capstone'>) {
  const { courseId, rubric, ownAssessmentsLeft, result } = capstone;
  const [levels, setLevels] = useState<Record<string, string>>(
    result?.ratedBy === 'self'
      ? Object.fromEntries(result.rows.map(({ row, level }) => [row, level]))
      : {},
  );
  const assess = useApiMutation('assessOwnCapstone', {
    call: () => ({ params: { userId: learnerId, id: String(courseId) }, body: { levels } }),
  });
  const unrated = rubric.filter(({ name }) => !levels[name]);
  return (
    <chakra.details mt="6" layerStyle="card" px={{ base: '4', md: '6' }} py="4">
      <chakra.summary textStyle="h4" cursor="button" py="1">
        Assess it yourself
      </chakra.summary>
      <chakra.p mt="2" color="fg.muted">
        Certificate and credential then say “self-assessed,” plainly. You can change it twice, or
        hand in a revision for others to rate.
      </chakra.p>
      <Box mt="5">
        <RubricRating
          rubric={rubric}
          levels={levels}
          onChange={(part, level) => setLevels({ ...levels, [part]: level })}
        />
      </Box>
      <Button
        mt="6"
        disabled={unrated.length > 0}
        pendingText={assess.isPending && 'Saving...'}
        onClick={() => assess.mutate()}
      >
        Save My Assessment
      </Button>
      <SavedLine error={assess.error} message={userMessageOf}>
        {unrated.length > 0
          ? `Still to rate: ${unrated.map(({ name }) => name).join(', ')}.`
          : `You can save it ${ownAssessmentsLeft === 1 ? 'once' : `${ownAssessmentsLeft} times`}.`}
      </SavedLine>
    </chakra.details>
  );
}
