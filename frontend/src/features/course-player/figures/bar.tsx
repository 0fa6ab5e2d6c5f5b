import { Box } from '#ui/chakra/box.ts';

/** A bar on a track; `percent` of 100 is the whole track. */
export function Bar({ percent, isQuiet = false }: { percent: number; isQuiet?: boolean }) {
  return (
    <Box aria-hidden="true" bg="bg.muted" borderRadius="full" height="2" overflow="hidden">
      <Box
        height="100%"
        borderRadius="full"
        bg={isQuiet ? 'accent.emphasized' : 'accent.solid'}
        transitionProperty="width"
        transitionDuration="200ms"
        transitionTimingFunction="ease-out"
        style={{ width: `${Math.max(0, Math.min(100, percent))}%` }}
      />
    </Box>
  );
}
