import { chakra } from '#ui/chakra/factory.ts';
import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { createLink } from '@tanstack/react-router';
import { useOpenModule } from '../outline/use-open-module.ts';

interface Props {
  courseId: number;
  previous: ModuleSummary | undefined;
  next: ModuleSummary | undefined;
}

const NeighborLink = createLink(
  chakra('a', {
    base: {
      display: 'block',
      py: '4',
      borderTopWidth: '1px',
      flex: '1 1 14rem',
      _hover: { borderTopColor: 'border.emphasized', textDecoration: 'underline' },
      '&[data-clicked]': { borderTopColor: 'accent.solid' },
    },
  }),
);

/** Links to the previous and the next module. */
export function ModuleNeighbors({ courseId, previous, next }: Props) {
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
        <Neighbor courseId={courseId} module={previous} textAlign="start">
          Previous module
        </Neighbor>
      )}
      {next && (
        <Neighbor courseId={courseId} module={next} textAlign={previous ? 'end' : 'start'}>
          Next module
        </Neighbor>
      )}
    </chakra.nav>
  );
}

interface NeighborProps {
  courseId: number;
  module: ModuleSummary;
  textAlign: 'start' | 'end';
  /** How the module relates to the open one. */
  children: string;
}

function Neighbor({ courseId, module, textAlign, children }: NeighborProps) {
  const open = useOpenModule(courseId, module.id);
  return (
    <NeighborLink
      to="/course/$courseId/play"
      params={{ courseId: String(courseId) }}
      search={{ module: module.id }}
      onClick={open}
      textAlign={textAlign}
    >
      <chakra.span textStyle="small" color="fg.muted" display="block">
        {children}
      </chakra.span>
      {module.title}
    </NeighborLink>
  );
}
