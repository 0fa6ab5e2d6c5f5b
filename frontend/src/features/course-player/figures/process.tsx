import type { ProcessFigure } from '@learning/content/interactive-figure-schema';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Slider } from './slider.tsx';

/** Steps in time; the reader moves through the days and sees what is behind and what is next. */
export function Process({ figure }: { figure: ProcessFigure }) {
  const { steps, unit } = figure;
  const last = steps.at(-1)!.at;
  const [day, setDay] = useState(steps[0]!.at);
  const current = Math.max(
    0,
    steps.findLastIndex(({ at }) => at <= day),
  );
  const next = steps[current + 1];
  return (
    <Box>
      <Slider
        label={next ? `Next step in ${printValue(next.at - day, 'decimal')}` : 'The last step'}
        unit={unit}
        value={day}
        min={steps[0]!.at}
        max={last}
        step={1}
        format="number"
        onChange={setDay}
      />
      <chakra.ol listStyleType="none" css={{ paddingInlineStart: '0!', '& li': { mt: '0!' } }}>
        {steps.map(({ at, text }, index) => (
          <chakra.li
            key={text}
            aria-current={index === current ? 'step' : undefined}
            display="grid"
            gridTemplateColumns="1.5rem 4.5rem 1fr"
            gap="2"
            textStyle="small"
            minH={{ base: '3.5rem', md: '2.75rem' }}
            color={index <= current ? 'fg' : 'fg.muted'}
          >
            <Box position="relative" aria-hidden="true">
              <Box
                position="absolute"
                top="1"
                insetInlineStart="1"
                boxSize="3"
                borderRadius="full"
                borderWidth="2px"
                borderColor={index <= current ? 'accent.solid' : 'border.emphasized'}
                bg={index <= current ? 'accent.solid' : 'bg.panel'}
                transitionProperty="background-color, border-color"
                transitionDuration="200ms"
              />
              {index < steps.length - 1 && (
                <Box
                  position="absolute"
                  top="5"
                  bottom="-0.5"
                  insetInlineStart="2.5"
                  borderInlineStartWidth="2px"
                  borderColor={index < current ? 'accent.solid' : 'border'}
                />
              )}
            </Box>
            <chakra.span fontWeight="semibold" fontVariantNumeric="tabular-nums">
              {unit} {printValue(at, 'decimal')}
            </chakra.span>
            <chakra.span fontWeight={index === current ? 'semibold' : 'normal'}>{text}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ol>
      <chakra.output
        display="block"
        bg="accent.subtle"
        borderRadius="l2"
        px="3"
        py="2"
        textStyle="small"
        minH={{ base: '6rem', md: '3.75rem' }}
      >
        {steps[current]!.why}
      </chakra.output>
    </Box>
  );
}
