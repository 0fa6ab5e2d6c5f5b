import type { SorterFigure } from '@learning/content/interactive-figure-schema';
import GripVertical from 'lucide-react/icons/grip-vertical';
import { type PointerEvent, useRef, useState } from 'react';
import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Button } from '#ui/button.tsx';
import { BinButton } from './bin-button.tsx';
import { DrawnCheck } from './drawn-check.tsx';

/** Puts cases, one by one, where they belong: by a press, or by dragging the card onto a bin. */
export function Sorter({ figure }: { figure: SorterFigure }) {
  const [chosen, setChosen] = useState<string[]>([]);
  const [isAnswered, setAnswered] = useState(false);
  const [at, setAt] = useState(0);
  const next = useRef<HTMLButtonElement>(null);
  const card = useDraggedCard((bin) => choose(bin));
  const { cases, bins } = figure;
  const item = cases[at];
  const isRight = (index: number) => chosen[index] === cases[index]?.bin;

  function choose(bin: string) {
    if (isAnswered || !item) return;
    setChosen((before) => [...before, bin]);
    setAnswered(true);
    // The button is there after the state has changed; the next press goes on.
    requestAnimationFrame(() => next.current?.focus({ preventScroll: true }));
  }

  function goOn() {
    setAnswered(false);
    setAt(at + 1);
  }

  if (!item) {
    const right = cases.filter((_, index) => isRight(index)).length;
    return (
      <chakra.output display="block" animationStyle="rise-in" animationDuration="200ms">
        <chakra.p textStyle="h4">
          {right === cases.length ? 'All in the right place' : `${right} of ${cases.length} right`}
        </chakra.p>
        <Box display="grid" gap="2" mt="3" textStyle="small">
          {bins.map((bin) => (
            <Box key={bin} display="flex" gap="3" alignItems="center">
              <chakra.span minW="28" fontWeight="semibold">
                {bin}
              </chakra.span>
              <Box display="flex" gap="1" aria-hidden="true">
                {cases.map((each, index) =>
                  each.bin === bin ? (
                    <Box
                      key={each.text}
                      boxSize="4"
                      borderRadius="full"
                      bg={isRight(index) ? 'accent.solid' : 'bg.emphasized'}
                    />
                  ) : null,
                )}
              </Box>
            </Box>
          ))}
        </Box>
        <Button
          variant="outline"
          mt="5"
          onClick={() => {
            setChosen([]);
            setAt(0);
          }}
        >
          Sort Again
        </Button>
      </chakra.output>
    );
  }
  return (
    <Box>
      <chakra.p textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
        {at + 1} of {cases.length} · Where does it belong?
      </chakra.p>
      <Box
        key={at}
        {...card.handlers}
        mt="2"
        minH={{ base: '7.5rem', md: '5rem' }}
        p="3"
        display="flex"
        gap="2"
        alignItems="center"
        bg="bg.subtle"
        borderWidth="1px"
        borderColor="border.emphasized"
        borderRadius="l2"
        position="relative"
        zIndex="1"
        userSelect="none"
        cursor="grab"
        animationStyle="rise-in"
        animationDuration="200ms"
        touchAction="pan-y"
        style={card.style}
      >
        <chakra.span color="fg.muted" flexShrink="0" py="3" touchAction="none">
          <GripVertical size={20} aria-hidden="true" />
        </chakra.span>
        <chakra.p textStyle="body">{item.text}</chakra.p>
      </Box>
      <chakra.fieldset
        aria-label="Where it belongs"
        minW="0"
        display="grid"
        gap="2"
        mt="3"
        gridTemplateColumns="repeat(2, minmax(0, 1fr))"
        css={{
          '@container (min-width: 34rem)': {
            gridAutoFlow: 'column',
            gridAutoColumns: '1fr',
            gridTemplateColumns: 'none',
          },
        }}
      >
        {bins.map((bin) => (
          <BinButton
            key={bin}
            bin={bin}
            count={chosen.filter((_, index) => cases[index]?.bin === bin).length}
            state={
              !isAnswered
                ? 'open'
                : bin === item.bin
                  ? 'right'
                  : bin === chosen[at]
                    ? 'wrong'
                    : 'quiet'
            }
            onChoose={() => choose(bin)}
          />
        ))}
      </chakra.fieldset>
      <chakra.output display="block" minH={{ base: '10rem', md: '7rem' }} pt="3">
        {!isAnswered && (
          <chakra.p textStyle="small" color="fg.muted">
            Press a place, or drag the card onto it.
          </chakra.p>
        )}
        {isAnswered && (
          <Box animationStyle="rise-in" animationDuration="200ms">
            <chakra.p textStyle="label" display="flex" gap="2" alignItems="center">
              {isRight(at) ? (
                <>
                  <DrawnCheck /> Right
                </>
              ) : (
                `It belongs to ${item.bin}`
              )}
            </chakra.p>
            <chakra.p textStyle="small" mt="1">
              {item.reason}
            </chakra.p>
            <Button ref={next} size="sm" mt="3" minH="11" onClick={goOn}>
              {at + 1 === cases.length ? 'See the Result' : 'Next Case'}
            </Button>
          </Box>
        )}
      </chakra.output>
    </Box>
  );
}

/** Moves the card with the pointer; released over a bin, it chooses that bin. */
function useDraggedCard(onDrop: (bin: string) => void) {
  const [offset, setOffset] = useState({ x: 0, y: 0 });
  const start = useRef<{ x: number; y: number }>(undefined);
  const release = () => {
    start.current = undefined;
    setOffset({ x: 0, y: 0 });
  };
  return {
    style: { transform: `translate(${offset.x}px, ${offset.y}px)` },
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (!start.current) return;
        setOffset({ x: event.clientX - start.current.x, y: event.clientY - start.current.y });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (!start.current) return;
        release();
        const under = document.elementsFromPoint(event.clientX, event.clientY);
        const bin = under.find((element) => element.matches('[data-bin]'));
        if (bin instanceof HTMLElement) onDrop(bin.dataset['bin']!);
      },
      onPointerCancel: release,
    },
  };
}
