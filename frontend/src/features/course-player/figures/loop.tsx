import type { LoopFigure } from '@learning/content/interactive-figure-schema';
import { useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Button } from '#ui/button.tsx';

const RADIUS = 40;

/** Stages on a circle; the reader walks around it. */
export function Loop({ figure }: { figure: LoopFigure }) {
  const { stages } = figure;
  const [at, setAt] = useState(0);
  const stage = stages[at]!;
  return (
    <Box
      display="grid"
      gap="4"
      alignItems="center"
      gridTemplateColumns="minmax(0, 1fr)"
      css={{
        '@container (min-width: 34rem)': { gridTemplateColumns: '18.75rem 1fr', columnGap: '8' },
      }}
    >
      <Box position="relative" width="18.75rem" maxW="100%" aspectRatio="1" mx="auto">
        <chakra.svg
          viewBox="0 0 100 100"
          aria-hidden="true"
          position="absolute"
          inset="0"
          css={{
            '& circle': { fill: 'none', transform: 'rotate(-90deg)', transformOrigin: 'center' },
            '& .road': { stroke: 'bg.emphasized', strokeWidth: '1.5px' },
            '& .walked': {
              stroke: 'accent.solid',
              strokeWidth: '2px',
              transitionProperty: 'stroke-dasharray',
              transitionDuration: '300ms',
              transitionTimingFunction: 'ease-out',
            },
          }}
        >
          <circle className="road" cx="50" cy="50" r={RADIUS} />
          <circle
            className="walked"
            cx="50"
            cy="50"
            r={RADIUS}
            pathLength={1}
            style={{ strokeDasharray: `${at / stages.length} 1` }}
          />
        </chakra.svg>
        {stages.map(({ label }, index) => (
          <chakra.button
            key={label}
            type="button"
            aria-label={`${index + 1}: ${label}`}
            aria-pressed={index === at}
            onClick={() => setAt(index)}
            position="absolute"
            boxSize="11"
            ms="-5.5"
            mt="-5.5"
            borderRadius="full"
            borderWidth="2px"
            textStyle="label"
            cursor="pointer"
            borderColor={index <= at ? 'accent.solid' : 'border.emphasized'}
            bg={index === at ? 'accent.solid' : 'bg.panel'}
            color={index === at ? 'accent.contrast' : 'fg'}
            transitionProperty="background-color, border-color, color"
            transitionDuration="200ms"
            style={placeOf(index, stages.length)}
          >
            {index + 1}
          </chakra.button>
        ))}
        <Box
          position="absolute"
          inset="22%"
          display="grid"
          placeItems="center"
          textAlign="center"
          textStyle="h4"
          aria-hidden="true"
        >
          {stage.label}
        </Box>
      </Box>
      <Box>
        <chakra.output display="block" minH="7rem">
          <chakra.p textStyle="label">
            {at + 1}. {stage.label}
          </chakra.p>
          <chakra.p textStyle="body" mt="1">
            {stage.text}
          </chakra.p>
        </chakra.output>
        <Button variant="outline" minH="11" onClick={() => setAt((at + 1) % stages.length)}>
          {at + 1 === stages.length ? 'Around Again' : 'Next Stage'}
        </Button>
      </Box>
    </Box>
  );
}

/** The first stage stands at the top. */
function placeOf(index: number, count: number) {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return {
    insetInlineStart: `${50 + RADIUS * Math.cos(angle)}%`,
    top: `${50 + RADIUS * Math.sin(angle)}%`,
  };
}
