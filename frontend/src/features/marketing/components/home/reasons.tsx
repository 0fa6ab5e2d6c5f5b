import { home } from '@learning/content/site/home';
import type { TitledText } from '@learning/content/site/copy';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';

/** Says side by side why to choose the courses, and why to trust the site. */
export function Reasons() {
  return (
    <Box bg="bg.subtle" borderYWidth="1px">
      <PageContainer py="12" display="grid" gridTemplateColumns="1fr 1fr" columnGap="16">
        <Points {...home.reasons} />
        <Points {...home.trust} />
      </PageContainer>
    </Box>
  );
}

interface PointsProps {
  title: string;
  intro: string;
  items: readonly TitledText[];
}

function Points({ title, intro, items }: PointsProps) {
  return (
    <chakra.section aria-label={title}>
      <chakra.h2 textStyle="h2">{title}</chakra.h2>
      <chakra.p color="fg.muted" mt="2" mb="5">
        {intro}
      </chakra.p>
      {items.map((item) => (
        <Box key={item.title} borderTopWidth="1px" py="3">
          <chakra.h3 textStyle="label">{item.title}</chakra.h3>
          <chakra.p color="fg.muted" mt="0.5" textWrap="pretty">
            {item.text}
          </chakra.p>
        </Box>
      ))}
    </chakra.section>
  );
}
