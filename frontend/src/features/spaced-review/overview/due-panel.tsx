import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import { askedToday, dueFigure, dueNote } from '#lib/review-load-text.ts';
import { Button } from '#ui/button.tsx';
import { countOfWeek, nextReviewText } from '../next-reviews.ts';
import { counted } from '../print-interval.ts';
import { DueDays } from './due-days.tsx';

interface Props {
  summary: SpacedReviewSummary;
  now: Date;
  onStart: () => void;
}

/** Shows how much is due today and in the next seven days, and starts a session. */
export function DuePanel({ summary, now, onStart }: Props) {
  const { dueCount } = summary;
  const today = askedToday(summary);
  return (
    <Box
      as="section"
      aria-labelledby="due"
      layerStyle="card"
      p={{ base: '5', md: '8' }}
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      gap={{ base: '8', md: '12' }}
    >
      <Box>
        <chakra.h2 id="due" textStyle="eyebrow" color="fg.muted">
          {today > 0 ? 'Due today' : 'Done for today'}
        </chakra.h2>
        <chakra.p mt="2">
          <chakra.span textStyle="figure" fontSize="3xl">
            {today}
          </chakra.span>{' '}
          {dueFigure(summary).replace(/^\d+ /, '')}
        </chakra.p>
        <chakra.p color="fg.muted" mt="1">
          {dueCount > 0
            ? `${counted(countOfWeek(summary), 'question')} in the next seven days`
            : nextReviewText(summary, now)}
        </chakra.p>
        {today > 0 && (
          <>
            <Button size="lg" mt="6" width={{ base: 'full', md: 'auto' }} onClick={onStart}>
              Start Review
            </Button>
            <chakra.p textStyle="small" color="fg.muted" mt="3">
              {dueNote(summary)} You can stop at any time; every answer is saved.
            </chakra.p>
          </>
        )}
        {today === 0 && dueCount > 0 && (
          <>
            <Button mt="6" variant="outline" width={{ base: 'full', md: 'auto' }} onClick={onStart}>
              Review More Now
            </Button>
            <chakra.p textStyle="small" color="fg.muted" mt="3">
              You’ve done today’s part. The rest is spread over the next days.
            </chakra.p>
          </>
        )}
      </Box>
      <DueDays days={summary.days} />
    </Box>
  );
}
