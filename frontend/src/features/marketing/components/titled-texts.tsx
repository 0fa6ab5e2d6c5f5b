import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { TitledText } from '@learning/content/site/copy';

/** Shows short points in two columns, separated by hairlines. */
export function TitledTexts({ items }: { items: readonly TitledText[] }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}
      columnGap="12"
      borderBottomWidth="1px"
    >
      {items.map(({ title, text }) => (
        <Box key={title} borderTopWidth="1px" py={{ base: '3', md: '6' }}>
          <chakra.h3 textStyle="h4">{title}</chakra.h3>
          <chakra.p color="fg.muted" mt={{ base: '1', md: '2' }} textWrap="pretty">
            {text}
          </chakra.p>
        </Box>
      ))}
    </Box>
  );
}
