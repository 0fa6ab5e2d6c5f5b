import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';

interface StateProps {
  title: string;
  children?: ReactNode;
  /** First thing to do. */
  action?: ReactNode;
  /** Heading level of the title. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Shows that a list is empty, and what to do. */
export function EmptyState({ title, children, action, headingLevel = 'h2' }: StateProps) {
  return (
    <Box
      textAlign="center"
      px="6"
      py={{ base: '12', md: '16' }}
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.emphasized"
      borderRadius="l3"
    >
      <chakra.div as={headingLevel} textStyle="h3">
        {title}
      </chakra.div>
      {children && (
        <chakra.div color="fg.muted" mt="2" maxW="lg" mx="auto">
          {children}
        </chakra.div>
      )}
      {action && <Box mt="6">{action}</Box>}
    </Box>
  );
}
