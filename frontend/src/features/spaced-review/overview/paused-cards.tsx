import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PausedCard } from '@learning/shared/contract/spaced-review';
import { printDate } from '#lib/print-date.ts';
import { TextLink } from '#ui/text-link.tsx';

/** Lists the questions that rest because they were missed too often, with where to read their answers. Source: rules/learning.md L42 */
export function PausedCards({ cards }: { cards: readonly PausedCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="resting" layerStyle="card" p={{ base: '5', md: '8' }} mt="5">
      <chakra.h2 id="resting" textStyle="h3">
        Resting
      </chakra.h2>
      <chakra.p color="fg.muted" mt="2">
        You’ve missed {cards.length === 1 ? 'this question' : 'these questions'} six times or more.
        Asking again won’t help; reading the part of the lesson will.
      </chakra.p>
      <ul>
        {cards.map((card) => (
          <chakra.li key={`${card.courseId} ${card.cardId}`} borderTopWidth="1px" mt="4" pt="4">
            <chakra.p fontWeight="semibold">{card.question}</chakra.p>
            <chakra.p textStyle="small" color="fg.muted" mt="1">
              <TextLink
                to="/course/$courseId/play"
                params={{ courseId: String(card.courseId) }}
                search={{ module: card.moduleId }}
                hash={card.section}
              >
                Read this part of “{card.moduleTitle}”
              </TextLink>
              . It comes back on {printDate(card.until)}.
            </chakra.p>
          </chakra.li>
        ))}
      </ul>
    </Box>
  );
}
