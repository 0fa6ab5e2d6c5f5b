import { chakra } from '#ui/chakra/factory.ts';
import { site } from '@learning/content/site';
import type { ReactNode } from 'react';
import { PageContainer } from '#components/layout/page-container.tsx';

interface Props {
  title: string;
  /** Beside the principle on wide screens. */
  children?: ReactNode;
}

/** Shows the idea behind the courses on a dark band. It is a statement of the site, not a quotation. */
export function Principle({ title, children }: Props) {
  return (
    <chakra.section
      aria-label={title}
      bg={{ base: 'bg.inverted', _dark: 'bg.muted' }}
      color={{ base: 'fg.inverted', _dark: 'fg' }}
    >
      <PageContainer
        py={{ base: '6', md: '14' }}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }}
        columnGap="20"
        rowGap={{ base: '6', md: '10' }}
        alignItems="center"
      >
        <chakra.p
          fontFamily="heading"
          fontSize={{ base: 'xl', md: '3xl' }}
          lineHeight="shorter"
          letterSpacing="tighter"
          textWrap="balance"
        >
          {site.instructor.principle}
        </chakra.p>
        {children}
      </PageContainer>
    </chakra.section>
  );
}
