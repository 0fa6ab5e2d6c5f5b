import { Box, chakra, HStack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';

interface Props {
  id: string;
  title: string;
  description: ReactNode;
  /** True when there is nothing to show as a chart or table yet. */
  isEmpty?: boolean;
  children: (isTable: boolean) => ReactNode;
}

/** A card with a chart that a button shows as a table instead. */
export function ChartCard({ id, title, description, isEmpty = false, children }: Props) {
  const [isTable, setIsTable] = useState(false);
  return (
    <Box as="section" aria-labelledby={id} layerStyle="card" p={{ base: '5', md: '8' }}>
      <HStack justifyContent="space-between" alignItems="flex-start" gap="4">
        <Box>
          <chakra.h2 id={id} textStyle="h3">
            {title}
          </chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" mt="1">
            {description}
          </chakra.p>
        </Box>
        {!isEmpty && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            flexShrink="0"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? 'Show as Chart' : 'Show as Table'}
          </Button>
        )}
      </HStack>
      {children(isTable)}
    </Box>
  );
}
