import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReviewCard, CardRating } from '@learning/shared/contract/spaced-review';
import { printInterval } from '../print-interval.ts';
import { RATING_ORDER, CARD_RATING_NAMES } from '../card-rating-names.ts';

const Choice = chakra('button', {
  base: {
    minH: '14',
    width: '100%',
    px: '2',
    py: '2',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'l2',
    bg: 'bg.panel',
    cursor: 'button',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent.solid', bg: 'accent.subtle' },
  },
});

/** Four ratings, each with the time until the card comes back. */
export function RatingButtons({
  card,
  onRate,
}: {
  card: ReviewCard;
  onRate: (rating: CardRating) => void;
}) {
  return (
    <chakra.fieldset aria-label="How well did you remember it?" minW="0">
      <chakra.p textStyle="small" color="fg.muted" mb="2" textAlign="center">
        How well did you remember it?
      </chakra.p>
      <Box
        display="grid"
        gridTemplateColumns="repeat(4, minmax(0, 1fr))"
        gap={{ base: '2', md: '3' }}
      >
        {RATING_ORDER.map((rating, index) => (
          <Choice key={rating} type="button" onClick={() => onRate(rating)}>
            <chakra.span display="block" fontWeight="semibold">
              {CARD_RATING_NAMES[rating]}
              <Key name={index + 1} />
            </chakra.span>
            <chakra.span
              display="block"
              textStyle="small"
              color="fg.muted"
              fontVariantNumeric="tabular-nums"
            >
              {printInterval(card.nextMinutes[rating])}
            </chakra.span>
          </Choice>
        ))}
      </Box>
    </chakra.fieldset>
  );
}

interface OptionProps {
  options: readonly string[];
  onChoose: (option: string) => void;
}

/** The options of a card that is graded; one click answers. */
export function OptionButtons({ options, onChoose }: OptionProps) {
  return (
    <chakra.fieldset aria-label="Choose an answer" minW="0" display="grid" gap="3">
      {options.map((option, index) => (
        <Choice
          key={option}
          type="button"
          textAlign="start"
          px="4"
          py="3"
          onClick={() => onChoose(option)}
        >
          {option}
          <Key name={index + 1} />
        </Choice>
      ))}
    </chakra.fieldset>
  );
}

/** Shows the key that clicks a button, where there is a keyboard. */
function Key({ name }: { name: number }) {
  return (
    <chakra.kbd
      aria-hidden="true"
      hideBelow="md"
      ms="2"
      px="1.5"
      textStyle="fine"
      fontFamily="body"
      color="fg.muted"
      borderWidth="1px"
      borderRadius="l1"
    >
      {name}
    </chakra.kbd>
  );
}
