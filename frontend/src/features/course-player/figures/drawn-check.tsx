import { chakra } from '#ui/chakra/factory.ts';

/** A check that draws itself. */
export function DrawnCheck() {
  return (
    <chakra.svg
      viewBox="0 0 20 20"
      boxSize="5"
      flexShrink="0"
      aria-hidden="true"
      css={{
        '& path': {
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: '2.5px',
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          strokeDasharray: '1',
          animationName: 'draw-line',
          animationDuration: '300ms',
          animationTimingFunction: 'ease-out',
        },
      }}
    >
      <path d="M4 10.5 8.5 15 16 5.5" pathLength={1} />
    </chakra.svg>
  );
}
