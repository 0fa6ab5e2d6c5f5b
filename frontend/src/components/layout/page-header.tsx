import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
}

/** Top of an inner page, with its only h1. */
export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <Box
      pt={{ base: '8', md: '14' }}
      pb={{ base: '6', md: '10' }}
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      justifyContent="space-between"
      gap="6"
    >
      <Box maxW="3xl">
        <chakra.h1 textStyle="h1" tabIndex={-1}>
          {title}
        </chakra.h1>
        {lead && (
          <chakra.p textStyle="lead" color="fg.muted" mt="3">
            {lead}
          </chakra.p>
        )}
      </Box>
      {actions}
    </Box>
  );
}
