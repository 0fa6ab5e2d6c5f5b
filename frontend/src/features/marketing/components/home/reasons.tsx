import { home } from '@learning/content/site/home';
import type { TitledText } from '@learning/content/site/copy';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';

interface PointsProps {
  items: readonly TitledText[];
  /** In two columns on wide screens. @default false */
  isRow?: boolean;
}

/** Lists the points of why to choose the courses, or why to trust the site. */
export function Points({ items, isRow = false }: PointsProps) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: isRow ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
      }}
      columnGap="10"
    >
      {items.map((item) => (
        <Box key={item.title} borderTopWidth="1px" py="3">
          <chakra.h3 textStyle="label">{item.title}</chakra.h3>
          <chakra.p color="fg.muted" mt="0.5" textWrap="pretty">
            {item.text}
          </chakra.p>
        </Box>
      ))}
    </Box>
  );
}

/** Folds the points on small screens, under their own titles: they are no questions. */
export function FoldedPoints() {
  return (
    <Box hideFrom="md" mt="6" borderBottomWidth="1px">
      {[home.reasons, home.trust].map(({ title, items }) => (
        <chakra.details key={title} borderTopWidth="1px">
          <chakra.summary
            display="flex"
            justifyContent="space-between"
            alignItems="center"
            gap="6"
            py="3"
            cursor="button"
          >
            <chakra.h2 textStyle="h4">{title}</chakra.h2>
          </chakra.summary>
          <Points items={items} />
        </chakra.details>
      ))}
    </Box>
  );
}
