import type { WeightsFigure } from '@learning/content/interactive-figure-schema';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Bar } from './bar.tsx';
import { Slider } from './slider.tsx';

const MOST = 5;

/** Choices by criteria; the reader changes what counts, and sees who leads. */
export function Weights({ figure }: { figure: WeightsFigure }) {
  const { criteria, choices } = figure;
  const [weights, setWeights] = useState(() => criteria.map(({ weight }) => weight));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const totals = choices.map(
    ({ scores }) =>
      scores.reduce((sum, score, at) => sum + score * weights[at]!, 0) / Math.max(1, all),
  );
  const best = Math.max(...totals);
  const leaders = choices.filter((_, at) => best - totals[at]! < 0.005).map(({ label }) => label);
  return (
    <Box
      display="grid"
      gap="4"
      css={{ '@container (min-width: 34rem)': { gridTemplateColumns: '1fr 1fr', columnGap: '8' } }}
    >
      <Box>
        <chakra.output display="block" textStyle="label" minH="8">
          {leaders.length > 1 ? `Even: ${leaders.join(' and ')}` : `${leaders[0]!} leads`}
        </chakra.output>
        {choices.map(({ label }, at) => (
          <Box key={label} minH="3.5rem">
            <Box display="flex" justifyContent="space-between" gap="3" mb="1.5" textStyle="small">
              <chakra.span fontWeight="semibold">{label}</chakra.span>
              <chakra.span fontVariantNumeric="tabular-nums">
                {printValue(totals[at]!, 'decimal')} of {MOST}
              </chakra.span>
            </Box>
            <Bar percent={(100 * totals[at]!) / MOST} isQuiet={best - totals[at]! >= 0.005} />
          </Box>
        ))}
      </Box>
      <Box display="grid" gap="2" alignContent="start">
        {criteria.map(({ label }, at) => (
          <Slider
            key={label}
            label={label}
            value={weights[at]!}
            min={0}
            max={100}
            step={5}
            format="number"
            onChange={(value) => setWeights(weights.map((old, i) => (i === at ? value : old)))}
          />
        ))}
      </Box>
    </Box>
  );
}
