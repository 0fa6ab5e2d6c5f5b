import { Badge } from '#ui/badge.ts';

interface Props {
  value: number;
  /** The most that the step offers. */
  bestValue: number;
}

/** Shows the points of a choice, after a pass. */
export function Points({ value, bestValue }: Props) {
  const isBest = value === bestValue;
  const palette = isBest ? 'success' : value === 0 ? 'danger' : 'signal';
  return (
    <Badge colorPalette={palette}>
      {value} of {bestValue} points{isBest && ', best choice'}
    </Badge>
  );
}
