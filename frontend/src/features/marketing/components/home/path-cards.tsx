import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { pathFigures } from '#lib/path-figures.ts';
import { pathIds, type PublishedPath } from '../../role-paths.ts';

const PathLink = chakra(Link, {
  base: {
    layerStyle: 'card',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: '4',
    px: { base: '5', md: '6' },
    py: { base: '4', md: '6', lg: '4' },
    height: '100%',
    alignContent: 'start',
    _hover: { borderColor: 'border.emphasized' },
  },
});

/** Shows a card for each role, which leads to its courses in order. */
export function PathCards({ paths }: { paths: readonly PublishedPath[] }) {
  return (
    <chakra.ul
      display="grid"
      gap={{ base: '2', md: '4' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))', lg: '1fr' }}
    >
      {paths.map(({ id, title, text, courses }) => (
        <li key={id}>
          <PathLink to="/paths" hash={id}>
            <chakra.h3 textStyle="h3">{title}</chakra.h3>
            <chakra.span color="accent.fg" mt="1">
              <ArrowRight size={20} aria-hidden="true" />
            </chakra.span>
            <Box gridColumn="1 / -1">
              <chakra.p
                color="fg.muted"
                mt="1.5"
                display={{ base: 'none', md: 'block', lg: 'none' }}
              >
                {text}
              </chakra.p>
              <chakra.p
                data-path={pathIds({ courses })}
                textStyle="small"
                mt={{ base: '1', md: '3', lg: '1' }}
                fontVariantNumeric="tabular-nums"
              >
                <span data-text="path-figures">{pathFigures(courses)}</span> if bought separately
              </chakra.p>
            </Box>
          </PathLink>
        </li>
      ))}
    </chakra.ul>
  );
}
