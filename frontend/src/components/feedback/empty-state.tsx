import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface StateProps {
  title: string;
  children?: ReactNode;
  /** What to do first. */
  action?: ReactNode;
  /** The title's rank on its page. */
  headingLevel?: 'h1' | 'h2' | 'h3';
}

/** Nothing here yet, and what to do about it. */
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
