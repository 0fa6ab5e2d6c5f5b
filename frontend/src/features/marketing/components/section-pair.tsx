import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { type ReactNode, useId } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';

/** Lays out two sections of a marketing page side by side on wide screens, and below each other on others. */
export function SectionPair({ children, tinted }: { children: ReactNode; tinted?: boolean }) {
  return (
    <Box {...(tinted ? { bg: 'bg.subtle', borderYWidth: '1px' } : {})}>
      <PageContainer
        py={{ base: '5', md: '12' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="16"
        rowGap={{ base: '8', md: '12' }}
      >
        {children}
      </PageContainer>
    </Box>
  );
}

interface SideProps {
  title: string;
  intro: string;
  children: ReactNode;
  /** Leads on, below the content. */
  link?: ReactNode;
}

/** Shows one section of a pair. */
export function PairedSection({ title, intro, children, link }: SideProps) {
  const titleId = useId();
  return (
    <chakra.section aria-labelledby={titleId}>
      <chakra.h2 id={titleId} textStyle="h1">
        {title}
      </chakra.h2>
      <chakra.p
        textStyle="body"
        color="fg.muted"
        mt={{ base: '1.5', md: '3' }}
        mb={{ base: '3', md: '6' }}
      >
        {intro}
      </chakra.p>
      {children}
      {link && <Box mt={{ base: '1', md: '3' }}>{link}</Box>}
    </chakra.section>
  );
}
