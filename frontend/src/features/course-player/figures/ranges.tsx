import type { RangesFigure } from '@learning/content/interactive-figure-schema';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Slider } from './slider.tsx';

/** People as dots in pay ranges; the reader moves the pay of one. */
export function Ranges({ figure }: { figure: RangesFigure }) {
  const { ranges } = figure;
  const [pays, setPays] = useState<Record<string, number>>(() =>
    Object.fromEntries(ranges.flatMap(({ people }) => people.map(({ name, pay }) => [name, pay]))),
  );
  const [chosen, setChosen] = useState(ranges[0]!.people[0]!.name);
  const range = ranges.find(({ people }) => people.some(({ name }) => name === chosen))!;
  const low = Math.min(...ranges.map(({ minimum }) => minimum)) * 0.9;
  const high = Math.max(...ranges.map(({ maximum }) => maximum)) * 1.1;
  const place = (pay: number) => (100 * (pay - low)) / (high - low);
  const pay = pays[chosen]!;
  const middle = (range.minimum + range.maximum) / 2;
  const through = (100 * (pay - range.minimum)) / (range.maximum - range.minimum);
  return (
    <Box>
      {ranges.map(({ label, minimum, maximum, people }) => (
        <Box key={label} minH="5.25rem">
          <Box display="flex" justifyContent="space-between" gap="3" textStyle="small">
            <chakra.span fontWeight="semibold">{label}</chakra.span>
            <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
              {printValue(minimum, 'dollars')}–{printValue(maximum, 'dollars')}
            </chakra.span>
          </Box>
          <Box position="relative" height="11" mt="1">
            <Box
              aria-hidden="true"
              position="absolute"
              top="3"
              height="5"
              bg="accent.muted"
              borderRadius="l1"
              style={{
                insetInlineStart: `${place(minimum)}%`,
                width: `${place(maximum) - place(minimum)}%`,
              }}
            />
            <Box
              aria-hidden="true"
              position="absolute"
              top="0"
              height="11"
              borderInlineStartWidth="2px"
              borderColor="fg.muted"
              style={{ insetInlineStart: `${place((minimum + maximum) / 2)}%` }}
            />
            {people.map(({ name }) => (
              <chakra.button
                key={name}
                type="button"
                aria-label={`${name}, ${printValue(pays[name]!, 'dollars')}`}
                aria-pressed={name === chosen}
                onClick={() => setChosen(name)}
                position="absolute"
                top="1.5"
                ms="-4"
                boxSize="8"
                borderRadius="full"
                borderWidth="2px"
                borderColor="bg.panel"
                textStyle="fine"
                fontWeight="semibold"
                cursor="pointer"
                zIndex={name === chosen ? '1' : '0'}
                bg={name === chosen ? 'accent.solid' : 'fg.muted'}
                color={name === chosen ? 'accent.contrast' : 'bg.panel'}
                style={{ insetInlineStart: `${place(pays[name]!)}%` }}
              >
                {name.slice(0, 1)}
              </chakra.button>
            ))}
          </Box>
        </Box>
      ))}
      <Slider
        label={`Pay of ${chosen}`}
        value={pay}
        min={Math.round(low / 1000) * 1000}
        max={Math.round(high / 1000) * 1000}
        step={500}
        format="dollars"
        onChange={(value) => setPays({ ...pays, [chosen]: value })}
      />
      <chakra.output display="block" textStyle="small" minH="4.4rem">
        <chakra.p fontWeight="semibold">
          {chosen}: compa-ratio {printValue(pay / middle, 'decimal')}
        </chakra.p>
        <chakra.p>
          {through < 0
            ? `Paid below the range. ${printValue(range.minimum - pay, 'dollars')} to the minimum.`
            : through > 100
              ? `Paid above the range, by ${printValue(pay - range.maximum, 'dollars')}.`
              : `${printValue(through, 'number')}% of the way from the minimum to the maximum; the line is the midpoint, ${printValue(middle, 'dollars')}.`}
        </chakra.p>
      </chakra.output>
    </Box>
  );
}
