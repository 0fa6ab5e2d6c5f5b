import type { ReviewCard, CardRating } from '@learning/shared/contract/spaced-review';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type AnswerOutcome, sendAnswer } from '../answers/send-answers.ts';

/** How a card was answered. */
export interface Given {
  card: ReviewCard;
  isRemembered: boolean;
  outcome: Promise<AnswerOutcome> | undefined;
}

interface Options {
  learnerId: string;
  cards: readonly ReviewCard[];
  /** False where the time is measured elsewhere, as in a lesson. */
  isTimed: boolean;
}

/** Leads through a list of cards: question, answer, rating. Each answer is stored on the device before it is sent. */
export function useCards({ learnerId, cards, isTimed }: Options) {
  const queryClient = useQueryClient();
  const [index, setIndex] = useState(0);
  const [isRevealed, setRevealed] = useState(false);
  const [chosen, setChosen] = useState<string>();
  const [given, setGiven] = useState<Given[]>([]);
  const shownAt = useRef<number>(undefined);
  const card = cards[index];
  useEffect(() => {
    shownAt.current = performance.now();
  }, [index]);

  const record = (kind: 'rating' | 'option', value: string, isRemembered: boolean) => {
    if (!card) return;
    const now = performance.now();
    const seconds = Math.round((now - (shownAt.current ?? now)) / 1000);
    const { courseId, cardId, reviewCount } = card;
    const outcome = card.isDue
      ? sendAnswer(queryClient, {
          learnerId,
          courseId,
          cardId,
          reviewCount,
          kind,
          value,
          answeredAt: new Date().toISOString(),
          seconds: isTimed ? seconds : 0,
        })
      : undefined;
    setGiven([...given, { card, isRemembered, outcome }]);
  };
  const next = () => {
    setIndex(index + 1);
    setRevealed(false);
    setChosen(undefined);
  };
  return {
    card,
    index,
    isRevealed,
    chosen,
    given,
    reveal: () => setRevealed(true),
    rate: (rating: CardRating) => {
      record('rating', rating, rating !== 'again');
      next();
    },
    choose: (option: string) => {
      setChosen(option);
      setRevealed(true);
      record('option', option, option === card?.graded?.correctOption);
    },
    next,
  };
}
