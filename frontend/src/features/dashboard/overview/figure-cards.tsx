import { Box, chakra } from '@chakra-ui/react';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { figuresOf } from '../dashboard-figures.ts';

export function FigureCards({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Box as="section" aria-label="Your numbers" mt="10" _first={{ mt: '0' }}>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap={{ base: '3', md: '5' }}
      >
        {figuresOf(dashboard).map(({ title, value, note }) => (
          <chakra.div key={title} layerStyle="card" p={{ base: '4', md: '6' }}>
            <chakra.dt textStyle="label" color="fg.muted">
              {title}
            </chakra.dt>
            <chakra.dd mt="2">
              <chakra.span textStyle="figure" fontSize={{ base: '2xl', md: '3xl' }} display="block">
                {value}
              </chakra.span>
              <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
                {note}
              </chakra.span>
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Box>
  );
}
