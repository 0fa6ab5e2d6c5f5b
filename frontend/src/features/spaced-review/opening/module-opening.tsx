import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ReviewCard } from '@learning/shared/contract/spaced-review';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { moduleReviewCardsQuery } from '#queries/spaced-review.ts';
import { counted } from '../print-interval.ts';
import { OptionButtons, RatingButtons } from '../session/answer-buttons.tsx';
import { CardAnswer, CardQuestion } from '../session/card-face.tsx';
import { useCards } from '../session/use-cards.ts';
import { OpeningFrame } from './opening-frame.tsx';

interface Props {
  learnerId: string;
  moduleId: string;
}

/** Opens a lesson with questions from earlier ones. Answering one that is due counts as its review. Source: rules/learning.md L28 */
export function ModuleOpening({ learnerId, moduleId }: Props) {
  const { data, isError } = useQuery(moduleReviewCardsQuery(learnerId, moduleId));
  const [isSkipped, setSkipped] = useState(false);
  if (isError || isSkipped || data?.cards.length === 0) return null;
  if (!data) return <OpeningFrame aria-busy="true" aria-label="Questions from earlier lessons" />;
  return (
    <OpeningCards
      key={moduleId}
      learnerId={learnerId}
      cards={data.cards}
      onSkip={() => setSkipped(true)}
    />
  );
}

interface CardsProps {
  learnerId: string;
  cards: readonly ReviewCard[];
  onSkip: () => void;
}

function OpeningCards({ learnerId, cards, onSkip }: CardsProps) {
  // A refetch does not change the questions on the screen.
  const [shown] = useState(cards);
  const state = useCards({ learnerId, cards: shown, isTimed: false });
  const { card, index, isRevealed, chosen, given } = state;
  if (!card) {
    const remembered = given.filter(({ isRemembered }) => isRemembered).length;
    return (
      <chakra.output display="block" color="fg.muted" mb="10" borderBottomWidth="1px" pb="6">
        You remembered {remembered} of {counted(given.length, 'question')} from earlier lessons. Now
        for something new.
      </chakra.output>
    );
  }
  return (
    <OpeningFrame aria-label="Questions from earlier lessons">
      <HStack justifyContent="space-between" gap="4" mb="3">
        <chakra.p textStyle="eyebrow" color="fg.muted" fontVariantNumeric="tabular-nums">
          Before you start · {index + 1} of {shown.length}
        </chakra.p>
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={onSkip}>
          Skip
        </Button>
      </HStack>
      <Box flex="1">
        <CardQuestion key={card.cardId} card={card} ref={focusUnlessFirst(index)} />
        {card.graded && !isRevealed && (
          <Box mt="5">
            <OptionButtons options={card.graded.options} onChoose={state.choose} />
          </Box>
        )}
        {isRevealed && <CardAnswer card={card} chosen={chosen} ref={focus} />}
      </Box>
      <Box mt="5">
        {!isRevealed && !card.graded && (
          <Button variant="outline" onClick={state.reveal}>
            Show Answer
          </Button>
        )}
        {isRevealed && !card.graded && card.isDue && (
          <RatingButtons card={card} onRate={state.rate} />
        )}
        {isRevealed && !card.graded && !card.isDue && (
          <HStack gap="3" flexWrap="wrap">
            <Button variant="outline" onClick={() => state.rate('good')}>
              I Knew It
            </Button>
            <Button variant="outline" colorPalette="neutral" onClick={() => state.rate('again')}>
              I Didn’t
            </Button>
          </HStack>
        )}
        {isRevealed && card.graded && (
          <Button variant="outline" onClick={state.next}>
            Continue
          </Button>
        )}
      </Box>
    </OpeningFrame>
  );
}

function focus(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

/** The lesson's title has the focus when it opens; later questions take it. */
function focusUnlessFirst(index: number) {
  return index === 0 ? null : focus;
}
