import { chakra } from '@chakra-ui/react';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { createLink } from '@tanstack/react-router';

interface Props {
  courseId: number;
  previous: ModuleSummary | undefined;
  next: ModuleSummary | undefined;
}

const NeighbourLink = createLink(
  chakra('a', {
    base: {
      display: 'block',
      py: '4',
      borderTopWidth: '1px',
      flex: '1 1 14rem',
      _hover: { borderTopColor: 'border.emphasized', textDecoration: 'underline' },
    },
  }),
);

/** Links to the previous and the next module. */
export function ModuleNeighbors({ courseId, previous, next }: Props) {
  const params = { courseId: String(courseId) };
  return (
    <chakra.nav
      aria-label="Previous and next module"
      display="flex"
      flexWrap="wrap"
      columnGap="8"
      rowGap="2"
      css={{ '@media print': { display: 'none' } }}
    >
      {previous && (
        <NeighbourLink to="/course/$courseId/play" params={params} search={{ module: previous.id }}>
          <chakra.span textStyle="small" color="fg.muted" display="block">
            Previous module
          </chakra.span>
          {previous.title}
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink
          to="/course/$courseId/play"
          params={params}
          search={{ module: next.id }}
          textAlign={previous ? 'end' : 'start'}
        >
          <chakra.span textStyle="small" color="fg.muted" display="block">
            Next module
          </chakra.span>
          {next.title}
        </NeighbourLink>
      )}
    </chakra.nav>
  );
}
