import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReviewCard } from '@learning/shared/contract/spaced-review';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { Ref } from 'react';
import { TextLink } from '#ui/text-link.tsx';
import { printInterval } from '../print-interval.ts';

/** Shows a question; it takes the focus when a new card comes. */
export function CardQuestion({ card, ref }: { card: ReviewCard; ref: Ref<HTMLHeadingElement> }) {
  return (
    <chakra.h2
      ref={ref}
      tabIndex={-1}
      textStyle="h3"
      textWrap="pretty"
      _focus={{ outline: 'none' }}
    >
      {card.question}
    </chakra.h2>
  );
}

interface AnswerProps {
  card: ReviewCard;
  /** The chosen option of a card that is graded. */
  chosen?: string | undefined;
  ref: Ref<HTMLDivElement>;
}

/** Shows the answer, why it holds and where to read it. */
export function CardAnswer({ card, chosen, ref }: AnswerProps) {
  return (
    <Box ref={ref} tabIndex={-1} borderTopWidth="1px" mt="6" pt="6" _focus={{ outline: 'none' }}>
      {chosen !== undefined && (
        <Verdict
          isRight={chosen === card.graded?.correctOption}
          wait={printInterval(card.nextMinutes.again)}
        />
      )}
      {card.isPausedIfMissed && (
        <chakra.p mb="4" color="signal.fg">
          You’ve missed this one {card.lapses} times. If you miss it again, it rests for{' '}
          {printInterval(card.nextMinutes.again)}.
        </chakra.p>
      )}
      <chakra.p textStyle="eyebrow" color="fg.muted">
        Answer
      </chakra.p>
      <chakra.p textStyle="lesson" fontWeight="semibold" mt="1">
        {card.answer}
      </chakra.p>
      <chakra.p color="fg.muted" mt="3">
        {card.why}
      </chakra.p>
      <chakra.p textStyle="small" mt="4">
        <TextLink
          to="/course/$courseId/play"
          params={{ courseId: String(card.courseId) }}
          search={{ module: card.moduleId }}
          hash={card.section}
        >
          Read this part of “{card.moduleTitle}”
        </TextLink>
      </chakra.p>
    </Box>
  );
}

function Verdict({ isRight, wait }: { isRight: boolean; wait: string }) {
  return (
    <chakra.p
      display="flex"
      alignItems="center"
      gap="2"
      mb="4"
      fontWeight="semibold"
      color={isRight ? 'success.fg' : 'danger.fg'}
    >
      {isRight ? <Check aria-hidden="true" size={20} /> : <X aria-hidden="true" size={20} />}
      {isRight ? 'That’s right' : `Not quite. It comes back in ${wait}.`}
    </chakra.p>
  );
}
