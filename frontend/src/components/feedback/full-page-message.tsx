import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';
import { PageHead } from '../layout/page-head.tsx';
import { PageContainer } from '../layout/page-container.tsx';

interface FullPageMessageProps {
  title: string;
  children: ReactNode;
  /** Links and buttons for what to do next. */
  action: ReactNode;
  /** What can be done instead. */
  more?: ReactNode;
}

/** A page with one message: not found, or an unexpected error. */
export function FullPageMessage({ title, children, action, more }: FullPageMessageProps) {
  return (
    <PageContainer py={{ base: '16', md: '28' }}>
      <PageHead title={title} />
      <chakra.h1 textStyle="display" tabIndex={-1} maxW="2xl">
        {title}
      </chakra.h1>
      <chakra.div textStyle="lead" color="fg.muted" mt="4" mb="8" maxW="2xl">
        {children}
      </chakra.div>
      {action}
      {more && <Box mt="10">{more}</Box>}
    </PageContainer>
  );
}
