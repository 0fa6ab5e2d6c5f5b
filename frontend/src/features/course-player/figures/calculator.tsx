import type { CalculatorFigure } from '@learning/content/interactive-figure-schema';
import { formulaNamed } from '@learning/shared/domain/lesson-figures/formulas';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Bar } from './bar.tsx';
import { Curve } from './curve.tsx';
import { Slider } from './slider.tsx';

type Values = Record<string, number>;

/** Computes with the reader's numbers. */
export function Calculator({ figure }: { figure: CalculatorFigure }) {
  const [input, setInput] = useState<Values>(() =>
    Object.fromEntries(figure.inputs.map(({ name, value }) => [name, value])),
  );
  const { results, compute } = formulaNamed(figure.formula);
  const values = compute(input);
  const [main, ...others] = results;
  const result = values[main!.name] ?? 0;
  const most = Math.max(...(figure.bars ?? []).map((name) => values[name] ?? 0), 1e-9);
  const moved = figure.inputs.find(({ name }) => name === figure.curve);
  return (
    <Box
      display="grid"
      gap="4"
      css={{ '@container (min-width: 34rem)': { gridTemplateColumns: '1fr 1fr', columnGap: '8' } }}
    >
      <Box minW="0">
        <output aria-live="polite">
          <chakra.span display="block" textStyle="small" color="fg.muted">
            {main!.label}
          </chakra.span>
          <chakra.span display="block" textStyle="figure" fontSize="3xl" lineHeight="2.75rem">
            {printValue(result, main!.format)}
          </chakra.span>
          <chakra.span display="block" textStyle="small" minH="4.1rem">
            {readingOf(figure, result)}
          </chakra.span>
        </output>
        {moved && (
          <Curve
            input={moved}
            format={main!.format}
            at={input[moved.name] ?? moved.value}
            valueAt={(value) => compute({ ...input, [moved.name]: value })[main!.name] ?? 0}
          />
        )}
        <chakra.dl mt="1">
          {others.map(({ name, label, format }) => (
            <Box key={name} py="1">
              <Box display="flex" justifyContent="space-between" gap="3" textStyle="small">
                <chakra.dt color="fg.muted">{label}</chakra.dt>
                <chakra.dd fontWeight="semibold" fontVariantNumeric="tabular-nums">
                  {printValue(values[name] ?? 0, format)}
                </chakra.dd>
              </Box>
              {figure.bars?.includes(name) && (
                <Bar percent={(100 * (values[name] ?? 0)) / most} isQuiet />
              )}
            </Box>
          ))}
        </chakra.dl>
      </Box>
      <Box display="grid" gap="2" alignContent="start" minW="0">
        {figure.inputs.map((field) => (
          <Slider
            key={field.name}
            {...field}
            value={input[field.name] ?? field.value}
            onChange={(value) => setInput((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </Box>
    </Box>
  );
}

function readingOf({ readings }: CalculatorFigure, result: number): string {
  const rounded = Math.round(result * 100) / 100;
  return (readings.findLast(({ from }) => rounded >= from) ?? readings[0]!).text;
}
