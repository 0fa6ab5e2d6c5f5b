import { chakra } from '#ui/chakra/factory.ts';

const FIVE = [0, 1, 2, 3, 4];
const STAR_WIDTH = 24;
const STAR =
  'M11.525 2.295a.53.53 0 0 1 .95 0l2.31 4.679a2.123 2.123 0 0 0 1.595 1.16l5.166.756a.53.53 0 0 1 .294.904l-3.736 3.638a2.123 2.123 0 0 0-.611 1.878l.882 5.14a.53.53 0 0 1-.771.56l-4.618-2.428a2.122 2.122 0 0 0-1.973 0L6.396 21.01a.53.53 0 0 1-.77-.56l.881-5.139a2.122 2.122 0 0 0-.611-1.879L2.16 9.795a.53.53 0 0 1 .294-.906l5.165-.755a2.122 2.122 0 0 0 1.597-1.16z';

/** Shows a rating as stars; the last one is filled by the rest. Decoration: put the rating in words beside them. Source: rules/wording.md W19 */
export function Stars({ rating, size = 16 }: { rating: number; size?: 16 | 20 }) {
  const stars = FIVE.map((star) => (
    <path key={star} d={STAR} transform={`translate(${star * STAR_WIDTH})`} />
  ));
  return (
    <chakra.svg
      viewBox={`0 0 ${FIVE.length * STAR_WIDTH} ${STAR_WIDTH}`}
      width={size === 20 ? '100px' : '80px'}
      height={size === 20 ? '20px' : '16px'}
      color="signal.solid"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      flexShrink="0"
      aria-hidden="true"
    >
      {stars}
      <svg width={`${rating * 20}%`} height="100%" fill="currentColor" data-filled="">
        {stars}
      </svg>
    </chakra.svg>
  );
}
