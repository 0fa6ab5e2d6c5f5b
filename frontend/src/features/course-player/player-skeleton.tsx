import { Box, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { PlayerGrid } from './player-grid.tsx';

/** Placeholder with the player's final layout. */
export function PlayerSkeleton() {
  return (
    <Box aria-live="polite" aria-busy="true">
      <VisuallyHidden>Loading the course</VisuallyHidden>
      <Box borderBottomWidth="1px" minH="18" px={{ base: '5', md: '8' }} py="5">
        <Skeleton height="7" maxW="md" />
      </Box>
      <PlayerGrid
        outline={
          <Stack gap="3">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} height="12" />
            ))}
          </Stack>
        }
      >
        <Stack gap="4">
          <Skeleton height="10" width="70%" />
          <Skeleton height="6" width="40%" />
          {Array.from({ length: 8 }, (_, index) => (
            <Skeleton key={index} height="5" />
          ))}
        </Stack>
      </PlayerGrid>
    </Box>
  );
}
