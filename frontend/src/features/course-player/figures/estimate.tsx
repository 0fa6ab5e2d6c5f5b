import type { EstimateFigure } from '@learning/content/interactive-figure-schema';
import { printValue } from '@learning/shared/domain/lesson-figures/print-value';
import { useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Button } from '#ui/button.tsx';
import { Slider } from './slider.tsx';

/** Asks for a guess, then shows the number. */
export function Estimate({ figure }: { figure: EstimateFigure }) {
  const { question, min, max, step, format, answer, reason } = figure;
  const [guess, setGuess] = useState(() => min + Math.round((max - min) / 2 / step) * step);
  const [isShown, setShown] = useState(false);
  const place = (value: number) => `${(100 * (value - min)) / (max - min)}%`;
  return (
    <Box>
      <chakra.p textStyle="h4" minH={{ base: '6rem', md: '3.5rem' }}>
        {question}
      </chakra.p>
      {isShown ? (
        <Box minH="6.25rem" pt="9" aria-hidden="true">
          <Box position="relative" height="2" bg="bg.muted" borderRadius="full">
            <Box
              position="absolute"
              insetBlock="0"
              insetInlineStart="0"
              bg="accent.solid"
              borderRadius="full"
              transformOrigin="left"
              animationName="grow-line"
              animationDuration="400ms"
              animationTimingFunction="ease-out"
              style={{ width: place(answer) }}
            />
            <Box
              position="absolute"
              top="-1.5"
              ms="-2.5"
              boxSize="5"
              borderRadius="full"
              borderWidth="3px"
              borderColor="signal.solid"
              bg="bg.panel"
              style={{ insetInlineStart: place(guess) }}
            />
          </Box>
          <Box display="flex" justifyContent="space-between" mt="4" textStyle="small">
            <chakra.span color="fg.muted">Your guess: {printValue(guess, format)}</chakra.span>
            <chakra.span fontWeight="semibold">In fact: {printValue(answer, format)}</chakra.span>
          </Box>
        </Box>
      ) : (
        <Box minH="6.25rem" pt="3">
          <Slider
            label="Your guess"
            value={guess}
            min={min}
            max={max}
            step={step}
            format={format}
            onChange={setGuess}
          />
        </Box>
      )}
      <Button variant={isShown ? 'outline' : 'solid'} minH="11" onClick={() => setShown(!isShown)}>
        {isShown ? 'Guess Again' : 'Show the Number'}
      </Button>
      <chakra.output display="block" mt="4" minH={{ base: '8.25rem', md: '5.5rem' }}>
        {isShown && (
          <chakra.p textStyle="small" animationStyle="rise-in" animationDuration="300ms">
            <chakra.strong>{printValue(answer, format)}. </chakra.strong>
            {reason}
          </chakra.p>
        )}
      </chakra.output>
    </Box>
  );
}
