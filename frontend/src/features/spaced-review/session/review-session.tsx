import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { VisuallyHidden } from '#ui/chakra/visually-hidden.ts';
import type { ReviewCard } from '@learning/shared/contract/spaced-review';
import { REVIEW_SKILLS } from '@learning/shared/domain/learning/review-skills';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Button } from '#ui/button.tsx';
import { ProgressBar } from '#ui/progress-bar.tsx';
import { RATING_ORDER } from '../card-rating-names.ts';
import { OptionButtons, RatingButtons } from './answer-buttons.tsx';
import { CardAnswer, CardQuestion } from './card-face.tsx';
import { type Given, useCards } from './use-cards.ts';

interface Props {
  learnerId: string;
  cards: readonly ReviewCard[];
  onEnd: (given: readonly Given[]) => void;
}

/** Shows one due card at a time. Everything can be done with one thumb, or with space and 1–4. */
export function ReviewSession({ learnerId, cards, onEnd }: Props) {
  const state = useCards({ learnerId, cards, isTimed: true });
  const { card, index, isRevealed, chosen, given } = state;
  const question = useRef<HTMLHeadingElement>(null);
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => question.current?.focus({ preventScroll: true }), [index]);
  useEffect(() => {
    if (isRevealed) answer.current?.focus();
  }, [isRevealed]);
  useEffect(() => {
    if (!card) onEnd(given);
  }, [card, given, onEnd]);
  if (!card) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const isOnControl = event.target instanceof Element && event.target.closest('a, button');
    const act = isOnControl && event.key === ' ' ? undefined : actionOf(event.key, card, state);
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <Box
      as="section"
      aria-label="Review session"
      onKeyDown={onKeyDown}
      maxW="2xl"
      mx="auto"
      display="flex"
      flexDirection="column"
      minH={{ base: 'calc(100dvh - 4.5rem)', md: '36rem' }}
      pt={{ base: '4', md: '10' }}
    >
      <VisuallyHidden>
        <h1>Review</h1>
      </VisuallyHidden>
      <HStack gap="4">
        <ProgressBar
          percent={Math.round((index / cards.length) * 100)}
          label="Progress of this session"
          flex="1"
        />
        <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
          {index + 1} of {cards.length}
        </chakra.span>
        <Button size="sm" variant="ghost" colorPalette="neutral" onClick={() => onEnd(given)}>
          End
        </Button>
      </HStack>
      <Box layerStyle="card" p={{ base: '5', md: '8' }} mt={{ base: '4', md: '6' }} flex="1">
        <chakra.p textStyle="eyebrow" color="fg.muted" mb="3">
          {REVIEW_SKILLS[card.skill]}
        </chakra.p>
        <CardQuestion card={card} ref={question} />
        {isRevealed && <CardAnswer card={card} chosen={chosen} ref={answer} />}
      </Box>
      <Box
        position="sticky"
        bottom="var(--page-bar, 0px)"
        bg="bg"
        pt="3"
        pb={{ base: 'max(0.75rem, env(safe-area-inset-bottom))', md: '8' }}
        minH="24"
        display="flex"
        flexDirection="column"
        justifyContent="flex-end"
        css={{ '@media (max-height: 30rem)': { position: 'static' } }}
      >
        {!isRevealed && card.graded && (
          <OptionButtons options={card.graded.options} onChoose={state.choose} />
        )}
        {!isRevealed && !card.graded && (
          <Button size="lg" width="full" onClick={state.reveal}>
            Show Answer
          </Button>
        )}
        {isRevealed && !card.graded && <RatingButtons card={card} onRate={state.rate} />}
        {isRevealed && card.graded && (
          <Button size="lg" width="full" onClick={state.next}>
            Continue
          </Button>
        )}
        <chakra.p
          hideBelow="md"
          textStyle="small"
          color="fg.muted"
          textAlign="center"
          mt="3"
          minH="5"
        >
          {hintOf(card, isRevealed)}
        </chakra.p>
      </Box>
    </Box>
  );
}

/** Returns what a key does with the card now, if anything. */
function actionOf(
  key: string,
  { graded }: ReviewCard,
  state: ReturnType<typeof useCards>,
): (() => void) | undefined {
  const place = /^[1-4]$/.test(key) ? Number(key) - 1 : undefined;
  if (graded) {
    if (state.isRevealed) return key === ' ' ? state.next : undefined;
    const option = place === undefined ? undefined : graded.options[place];
    return option === undefined ? undefined : () => state.choose(option);
  }
  if (!state.isRevealed) return key === ' ' ? state.reveal : undefined;
  const rating = place === undefined ? undefined : RATING_ORDER[place];
  return rating && (() => state.rate(rating));
}

function hintOf({ graded }: ReviewCard, isRevealed: boolean): string {
  if (!isRevealed) {
    return graded
      ? `Press 1–${graded.options.length} to choose.`
      : 'Answer it in your head or aloud, then press the space bar.';
  }
  return graded ? 'Press the space bar to go on.' : 'Press 1–4 to rate.';
}
