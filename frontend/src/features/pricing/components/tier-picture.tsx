import type { PricingTier } from '@learning/shared/contract/billing';
import { chakra } from '#ui/chakra/factory.ts';

const ROW = 5;
/** More than three rows would be a pattern. */
const MOST = 15;

/** The courses of a plan as small covers, and its seats as dots below. Decoration: the features say both. */
export function TierPicture({ tier: { contents, maxUsers } }: { tier: PricingTier }) {
  const covers = Math.min(MOST, contents.courses);
  const seats = Math.min(10, maxUsers ?? 10);
  const squares = Array.from({ length: MOST }, (_, at) => tile(at));
  return (
    <chakra.svg
      viewBox="0 0 68 44"
      width="4.25rem"
      height="2.75rem"
      flexShrink="0"
      // No taller than the line of the name.
      my="-2"
      aria-hidden="true"
      css={{
        '& .rest': { fill: 'bg.muted' },
        '& .mine': { fill: 'accent.solid' },
        '& .seat': { fill: 'accent.emphasized' },
      }}
    >
      <path className="rest" d={squares.slice(covers).join('')} />
      <path className="mine" d={squares.slice(0, covers).join('')} />
      <path className="seat" d={Array.from({ length: seats }, (_, at) => dot(at)).join('')} />
    </chakra.svg>
  );
}

const tile = (at: number) => `M${(at % ROW) * 14} ${Math.floor(at / ROW) * 11}h12v8h-12z`;

const dot = (at: number) => `M${at * 7} 40a2 2 0 1 0 4 0a2 2 0 1 0-4 0z`;
