import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { type ReactNode, useId } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';

interface SectionProps {
  title: string;
  intro?: string;
  children: ReactNode;
  /** Places the content beside the title, or below it at full width. @default 'beside' */
  layout?: 'beside' | 'wide';
  /** Below the introduction. */
  besideIntro?: ReactNode;
  /** Shown at the end of the title's line. */
  aside?: ReactNode;
  tinted?: boolean;
  /** Several screens below the first one: its styles come with the file of the whole site, not inside the page. */
  isBelowFold?: boolean;
}

/** Lays out one section of a marketing page with its title and content. */
export function Section({
  title,
  intro,
  children,
  layout = 'beside',
  besideIntro,
  aside,
  tinted,
  isBelowFold,
}: SectionProps) {
  const titleId = useId();
  return (
    <chakra.section
      aria-labelledby={titleId}
      data-below-fold={isBelowFold ? '' : undefined}
      {...(tinted ? { bg: 'bg.subtle', borderYWidth: '1px' } : {})}
    >
      <PageContainer py={{ base: '5', md: '12' }}>
        <Box
          display="grid"
          gridTemplateColumns={
            layout === 'beside'
              ? { base: 'minmax(0, 1fr)', lg: 'minmax(0, 4fr) minmax(0, 8fr)' }
              : 'minmax(0, 1fr)'
          }
          columnGap="16"
          rowGap={{ base: '3', md: layout === 'beside' ? '10' : '8' }}
        >
          <Box
            display="flex"
            flexWrap="wrap"
            justifyContent="space-between"
            alignItems="flex-end"
            alignSelf="start"
            gap={{ base: '1', md: '4' }}
            {...(layout === 'beside' ? { position: { lg: 'sticky' }, top: '8' } : {})}
          >
            <Box maxW="2xl">
              <chakra.h2 id={titleId} textStyle="h1">
                {title}
              </chakra.h2>
              {intro && (
                <chakra.p textStyle="body" color="fg.muted" mt={{ base: '1.5', md: '3' }}>
                  {intro}
                </chakra.p>
              )}
              {besideIntro}
            </Box>
            {aside}
          </Box>
          <Box>{children}</Box>
        </Box>
      </PageContainer>
    </chakra.section>
  );
}
