import type { FunnelFigure } from '@learning/content/interactive-figure-schema';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Bar } from './bar.tsx';
import { Slider } from './slider.tsx';

/** Stages with the people who reach them; the reader changes how many pass one of them. */
export function Funnel({ figure }: { figure: FunnelFigure }) {
  const { stages } = figure;
  const [rates, setRates] = useState(() =>
    stages.map(({ count }, at) =>
      at === 0 ? 100 : Math.round((100 * count) / stages[at - 1]!.count),
    ),
  );
  const [chosen, setChosen] = useState(1);
  const isAsWritten = rates.every(
    (rate, at) =>
      at === 0 || rate === Math.round((100 * stages[at]!.count) / stages[at - 1]!.count),
  );
  const counts = countsOf(figure, rates, isAsWritten);
  const last = stages.at(-1)!;
  const change = Math.round(counts.at(-1)!) - last.count;
  return (
    <Box>
      <Box>
        {stages.map(({ label }, at) => (
          <chakra.button
            key={label}
            type="button"
            aria-pressed={chosen === at}
            disabled={at === 0}
            onClick={() => setChosen(at)}
            display="block"
            width="100%"
            textAlign="start"
            px="2"
            py="2"
            minH="3.75rem"
            borderRadius="l2"
            bg={chosen === at ? 'accent.subtle' : 'transparent'}
            cursor={at === 0 ? 'default' : 'pointer'}
          >
            <Box display="flex" justifyContent="space-between" gap="3" mb="1.5" textStyle="small">
              <chakra.span fontWeight="semibold">{label}</chakra.span>
              <chakra.span fontVariantNumeric="tabular-nums">
                {at > 0 && (
                  <chakra.span color="fg.muted">
                    {printValue(rates[at]!, 'percent')} pass ·{' '}
                  </chakra.span>
                )}
                {printValue(counts[at]!, 'number')}
              </chakra.span>
            </Box>
            <Bar percent={(100 * counts[at]!) / counts[0]!} isQuiet={chosen !== at} />
          </chakra.button>
        ))}
      </Box>
      <Box mt="4">
        <Slider
          label={`Pass to “${stages[chosen]!.label}”`}
          value={rates[chosen]!}
          min={1}
          max={100}
          step={1}
          format="percent"
          onChange={(value) => setRates(rates.map((rate, at) => (at === chosen ? value : rate)))}
        />
      </Box>
      <chakra.output display="block" textStyle="small">
        {change === 0
          ? `${printValue(last.count, 'number')} reach “${last.label}”. Choose a stage and move its rate.`
          : `${printValue(Math.abs(change), 'number')} ${change > 0 ? 'more' : 'fewer'} reach “${last.label}” than in the example.`}
      </chakra.output>
    </Box>
  );
}

/** Rounded rates must not change the written counts before anything is moved. */
function countsOf({ stages }: FunnelFigure, rates: readonly number[], isAsWritten: boolean) {
  if (isAsWritten) return stages.map(({ count }) => count);
  const counts = [stages[0]!.count];
  for (let at = 1; at < stages.length; at += 1) counts.push((counts[at - 1]! * rates[at]!) / 100);
  return counts;
}
