import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { TitledText } from '@learning/content/site/copy';

interface Props {
  steps: readonly TitledText[];
  /** Below each other beside a picture on wide screens. @default false */
  isColumn?: boolean;
}

export function PracticeSteps({ steps, isColumn = false }: Props) {
  return (
    <chakra.ol
      display="grid"
      gridTemplateColumns={{
        base: '1fr',
        md: 'repeat(3, 1fr)',
        lg: isColumn ? '1fr' : 'repeat(3, 1fr)',
      }}
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
