import { chakra, type HTMLChakraProps } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import { askedToday, dueFigure, dueNote } from '#lib/review-load-text.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TodayCard } from './today-card.tsx';

interface Props {
  summary: SpacedReviewSummary;
  /** Whether there is a decision to practice today. */
  hasDecision: boolean;
}

/** Five minutes have five cards; without a decision, fewer cards are the same as the review. */
const SHORT_CARDS = 5;

/** Shows how many questions are due for review today and in the next seven days. */
export function DueToday({ summary, hasDecision }: Props) {
  const today = askedToday(summary);
  const inWeek = summary.days.reduce((sum, day) => sum + day.count, 0);
  return (
    <TodayCard
      id="due-today"
      heading={today > 0 ? 'Due today' : 'Review'}
      figure={today > 0 ? dueFigure(summary) : doneText(summary)}
      note={
        today > 0 && today < summary.dueCount
          ? dueNote(summary)
          : `${today > 0 ? `${dueNote(summary)} ` : ''}${questions(inWeek)} in the next seven days.`
      }
    >
      <HStack gap="3" flexWrap="wrap" css={{ '& > *': { flex: '1 0 auto' } }}>
        {(hasDecision || today > SHORT_CARDS) && (
          <LinkButton to="/review" search={{ start: true, short: true }} variant="outline">
            Five Minutes
          </LinkButton>
        )}
        {today > 0 ? (
          <LinkButton to="/review" search={{ start: true }}>
            Start Review
          </LinkButton>
        ) : (
          <LinkButton to="/review" variant="outline" colorPalette="neutral">
            What You Remember
          </LinkButton>
        )}
      </HStack>
    </TodayCard>
  );
}

function doneText({ dueCount }: SpacedReviewSummary): string {
  return dueCount > 0 ? 'Done for today' : 'Nothing due right now';
}

/** Holds the card's place while the dashboard loads. */
export function DueTodaySkeleton() {
  return (
    <TodayCard
      id="due-today"
      heading={<Line width="20" />}
      figure={<Line width="32" />}
      // On a phone, the sentence may take two lines.
      note={<Line width="64" minH={{ base: '2lh', sm: '1lh' }} />}
    >
      <Skeleton height="11" width={{ base: 'full', sm: '36' }} />
    </TodayCard>
  );
}

interface LineProps extends HTMLChakraProps<'span'> {
  width: '20' | '32' | '64';
}

function Line({ width, ...props }: LineProps) {
  return (
    <chakra.span display="block" {...props}>
      <Skeleton as="span" display="block" height="1lh" width={width} maxW="full" />
    </chakra.span>
  );
}

function questions(count: number): string {
  return `${count} ${count === 1 ? 'question' : 'questions'}`;
}
