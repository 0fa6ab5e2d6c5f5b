import { chakra } from '#ui/chakra/factory.ts';
import Puzzle from 'lucide-react/icons/puzzle';
import type { ReactNode } from 'react';

interface Props {
  Icon?: typeof Puzzle | undefined;
  minutes?: string | undefined;
  children?: ReactNode;
}

/** A line of the outline for an activity, as tall as the longest title, also before the title is known. */
export function ActivityLinePlace({ Icon = Puzzle, minutes, children = 'Activity' }: Props) {
  return (
    <>
      <chakra.span color="accent.fg" flexShrink="0">
        <Icon size={16} aria-hidden="true" />
      </chakra.span>
      <chakra.span flex="1" minW="0" minH="2lh" display="flex" alignItems="center">
        {children}
      </chakra.span>
      {minutes !== undefined && (
        <chakra.span flexShrink="0" fontWeight="normal" fontVariantNumeric="tabular-nums">
          {minutes} min
        </chakra.span>
      )}
    </>
  );
}
