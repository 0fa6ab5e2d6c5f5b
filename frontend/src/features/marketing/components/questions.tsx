import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { QuestionAndAnswer } from '@learning/content/site/copy';
import Plus from 'lucide-react/icons/plus';

/** Lists questions with native disclosure, which works without scripts and opens for the browser's search. */
export function Questions({ items }: { items: readonly QuestionAndAnswer[] }) {
  return (
    <Box borderBottomWidth="1px">
      {items.map(({ question, answer }) => (
        <chakra.details
          key={question}
          borderTopWidth="1px"
          css={{ '&[open] summary svg': { transform: 'rotate(45deg)' } }}
        >
          <chakra.summary
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="6"
            py={{ base: '3.5', md: '5' }}
            textStyle="h4"
            cursor="button"
            listStyle="none"
            css={{ '&::-webkit-details-marker': { display: 'none' } }}
          >
            {question}
            <chakra.span
              color="fg.muted"
              flexShrink="0"
              css={{ '& svg': { transition: 'transform 160ms ease-out' } }}
            >
              <Plus size={20} aria-hidden="true" />
            </chakra.span>
          </chakra.summary>
          <chakra.p color="fg.muted" pb="6" maxW="lesson" textStyle="body">
            {answer}
          </chakra.p>
        </chakra.details>
      ))}
    </Box>
  );
}
