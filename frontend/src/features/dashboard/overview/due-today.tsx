import { Box, chakra } from '@chakra-ui/react';
import type { RecallSummary } from '@learning/shared/contract/recall';
import { LinkButton } from '#components/ui/link-button.tsx';

/** Opens the dashboard: how many questions are due for review today and in the next seven days. */
export function DueToday({ recall }: { recall: RecallSummary }) {
  const { dueCount, days } = recall;
  const inWeek = days.reduce((sum, day) => sum + day.count, 0);
  return (
    <Box
      as="section"
      aria-labelledby="due-today"
      layerStyle="card"
      px={{ base: '5', md: '8' }}
      py={{ base: '5', md: '6' }}
      mb="5"
      display="flex"
      flexDirection={{ base: 'column', sm: 'row' }}
      alignItems={{ base: 'stretch', sm: 'center' }}
      justifyContent="space-between"
      gap="4"
    >
      <Box>
        <chakra.h2 id="due-today" textStyle="eyebrow" color="fg.muted">
          {dueCount > 0 ? 'Due today' : 'Review'}
        </chakra.h2>
        <chakra.p textStyle="h3" mt="1" fontVariantNumeric="lining-nums tabular-nums">
          {dueCount > 0 ? questions(dueCount) : 'Nothing due right now'}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" mt="1" fontVariantNumeric="tabular-nums">
          {dueCount > 0 && 'About three minutes. '}
          {questions(inWeek)} in the next seven days.
        </chakra.p>
      </Box>
      {dueCount > 0 ? (
        <LinkButton to="/review" search={{ start: true }}>
          Start Review
        </LinkButton>
      ) : (
        <LinkButton to="/review" variant="outline" colorPalette="neutral">
          What You Remember
        </LinkButton>
      )}
    </Box>
  );
}

function questions(count: number): string {
  return `${count} ${count === 1 ? 'question' : 'questions'}`;
}
