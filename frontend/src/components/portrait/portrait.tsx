import { chakra } from '#ui/chakra/factory.ts';
import { composePortrait, PORTRAIT_SIZE } from './compose-portrait.ts';

/** A drawn person of a case. Decoration: the name is beside it. */
export function Portrait({ name }: { name: string }) {
  return (
    <chakra.svg
      viewBox={`0 0 ${PORTRAIT_SIZE} ${PORTRAIT_SIZE}`}
      aria-hidden="true"
      boxSize="11"
      flexShrink="0"
      borderRadius="full"
      overflow="hidden"
      strokeLinecap="round"
    >
      {composePortrait(name).map(({ d, color, width }) =>
        width === undefined ? (
          <path key={d} d={d} fill={color} />
        ) : (
          <path key={d} d={d} fill="none" stroke={color} strokeWidth={width} />
        ),
      )}
    </chakra.svg>
  );
}
