import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Dashboard } from '@learning/shared/contract/dashboard';
import { TextLink } from '#ui/text-link.tsx';
import { figuresOf } from '../dashboard-figures.ts';

export function FigureCards({ dashboard }: { dashboard: Dashboard }) {
  return (
    <Box as="section" aria-label="Your numbers" mt="10" _first={{ mt: '0' }}>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' }}
        gap={{ base: '3', md: '5' }}
      >
        {figuresOf(dashboard).map(({ title, value, note, page }) => (
          <chakra.div
            key={title}
            layerStyle="card"
            position="relative"
            p={{ base: '4', md: '6' }}
            // The whole card follows the link in its title.
            css={{
              '& a::after': { content: '""', position: 'absolute', inset: '0' },
              '&:has(a:hover)': { borderColor: 'accent.border' },
            }}
          >
            <chakra.dt textStyle="label" color="fg.muted">
              {page ? <TextLink to={page}>{title}</TextLink> : title}
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
