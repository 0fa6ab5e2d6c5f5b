import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { TitledText } from '@learning/content/site/copy';

export function PracticeSteps({ steps }: { steps: readonly TitledText[] }) {
  return (
    <chakra.ol
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: 'repeat(3, 1fr)' }}
      columnGap="10"
      rowGap="8"
    >
      {steps.map(({ title, text }, index) => (
        <chakra.li key={title} borderTopWidth="3px" borderColor="accent.solid" pt="5">
          <Box display="flex" alignItems="baseline" gap="3">
            <chakra.span textStyle="figure" color="accent.fg" aria-hidden="true">
              {index + 1}
            </chakra.span>
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
          </Box>
          <chakra.p color="fg.muted" mt="3">
            {text}
          </chakra.p>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
