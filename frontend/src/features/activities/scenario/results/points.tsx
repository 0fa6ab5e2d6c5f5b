import { Badge } from '#ui/badge.ts';

interface Props {
  value: number;
  /** The most that the step offers; unknown before a pass. */
  bestValue?: number;
}

/** Shows the points of a choice. Before a pass, it does not tell how many another choice earns. */
export function Points({ value, bestValue }: Props) {
  if (bestValue === undefined) {
    return <Badge colorPalette="neutral">{value === 1 ? '1 point' : `${value} points`}</Badge>;
  }
  const isBest = value === bestValue;
  const palette = isBest ? 'success' : value === 0 ? 'danger' : 'signal';
  return (
    <Badge colorPalette={palette}>
      {value} of {bestValue} points{isBest && ', best choice'}
    </Badge>
  );
}
