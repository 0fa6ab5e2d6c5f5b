import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioDecision } from '@learning/shared/contract/activity-payloads';
import type { ScenarioReview } from '@learning/shared/contract/scenarios';

interface Props {
  decision: ScenarioDecision;
  /** undefined while it loads. */
  review: ScenarioReview | undefined;
  hasFailed: boolean;
}

/** Shows after a pass how learners chose at one decision the first time they played. Folded, so that it may load later. */
export function ChoiceShares({ decision, review, hasFailed }: Props) {
  const choices = review?.shares.find(({ stepId }) => stepId === decision.stepId)?.choices;
  return (
    <chakra.details mt="3">
      <chakra.summary cursor="button" textStyle="small" color="fg.muted" py="1.5">
        How other learners chose
      </chakra.summary>
      {choices ? (
        <chakra.ul listStyleType="none" mt="2" display="grid" gap="3">
          {choices.map(({ id, text, percent }) => (
            <chakra.li key={id}>
              <Box display="flex" gap="3" justifyContent="space-between">
                <span>
                  {text}
                  {id === decision.choiceId && (
                    <chakra.span fontWeight="semibold"> (your choice)</chakra.span>
                  )}
                </span>
                <chakra.span fontVariantNumeric="tabular-nums" fontWeight="semibold">
                  {percent}%
                </chakra.span>
              </Box>
              <chakra.meter
                aria-label={`Share: ${percent}%`}
                min={0}
                max={100}
                value={percent}
                display="block"
                width="100%"
                height="2"
                mt="1"
              />
            </chakra.li>
          ))}
          <chakra.li textStyle="small" color="fg.muted">
            First tries only, rounded to 5%.
          </chakra.li>
        </chakra.ul>
      ) : (
        <chakra.p mt="2" color="fg.muted">
          {statusOf(review, hasFailed)}
        </chakra.p>
      )}
    </chakra.details>
  );
}

function statusOf(review: ScenarioReview | undefined, hasFailed: boolean): string {
  if (review) return 'We’ll show this once at least 20 learners have decided here.';
  return hasFailed ? 'We couldn’t load this. Reload the page to try again.' : 'Loading...';
}
