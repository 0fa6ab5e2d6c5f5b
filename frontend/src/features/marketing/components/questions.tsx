import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { QuestionAndAnswer } from '@learning/content/site/copy';

/** Lists questions with native disclosure, which works without scripts and opens for the browser's search. */
export function Questions({ items }: { items: readonly QuestionAndAnswer[] }) {
  return (
    <Box borderBottomWidth="1px">
      {items.map(({ question, answer }) => (
        <chakra.details key={question} borderTopWidth="1px">
          <chakra.summary
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="6"
            py={{ base: '3', md: '5' }}
            textStyle="h4"
            cursor="button"
          >
            {question}
          </chakra.summary>
          <chakra.p color="fg.muted" pb="6" maxW="lesson" textStyle="body">
            {answer}
          </chakra.p>
        </chakra.details>
      ))}
    </Box>
  );
}
