import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
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
      {/* On phones, the description has the whole width below title and button. */}
      <Box
        display="grid"
        gridTemplateColumns="minmax(0, 1fr) auto"
        alignItems="start"
        columnGap="4"
        rowGap="1"
      >
        <chakra.h2 id={id} textStyle="h3">
          {title}
        </chakra.h2>
        {!isEmpty && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            gridRow={{ sm: '1 / 3' }}
            gridColumn="2"
            onClick={() => setIsTable(!isTable)}
          >
            {isTable ? 'Show as Chart' : 'Show as Table'}
          </Button>
        )}
        <chakra.p
          textStyle="small"
          color="fg.muted"
          gridColumn={{ base: '1 / -1', sm: '1' }}
          mt={{ base: '1', sm: '0' }}
        >
          {description}
        </chakra.p>
      </Box>
      {children(isTable)}
    </Box>
  );
}
