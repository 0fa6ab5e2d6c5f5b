import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';

interface Props {
  bin: string;
  /** Cases that were put here. */
  count: number;
  state: 'open' | 'right' | 'wrong' | 'quiet';
  onChoose: () => void;
}

/** A place for cases. */
export function BinButton({ bin, count, state, onChoose }: Props) {
  return (
    <chakra.button
      type="button"
      data-bin={bin}
      aria-disabled={state === 'open' ? undefined : true}
      onClick={onChoose}
      minH="14"
      display="grid"
      alignContent="center"
      px="2"
      borderWidth="1px"
      borderRadius="l2"
      textStyle="label"
      cursor={state === 'open' ? 'pointer' : 'default'}
      borderColor={
        state === 'right'
          ? 'accent.solid'
          : state === 'wrong'
            ? 'signal.solid'
            : 'border.emphasized'
      }
      bg={state === 'right' ? 'accent.subtle' : state === 'wrong' ? 'signal.subtle' : 'bg.panel'}
      transitionProperty="background-color, border-color"
      transitionDuration="200ms"
      css={{ '&:not([aria-disabled]):hover': { bg: 'bg.subtle' } }}
    >
      {bin}
      <Box display="flex" gap="1" justifyContent="center" minH="1.5" mt="1" aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <Box key={index} boxSize="1.5" borderRadius="full" bg="accent.solid" />
        ))}
      </Box>
    </chakra.button>
  );
}
