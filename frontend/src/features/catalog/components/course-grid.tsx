import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Skeleton } from '#components/ui/skeleton.tsx';

/** Lays out cards in rows of three; cards in a row share their row lines. */
export function CourseGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'repeat(2, minmax(0, 1fr))',
        lg: 'repeat(3, minmax(0, 1fr))',
      }}
      gap={{ base: '6', md: '8' }}
    >
      {children}
    </Box>
  );
}

/** Shows placeholders in the shape of cards. */
export function CourseCardSkeletons({ count }: { count: number }) {
  return (
    <>
      <chakra.p srOnly aria-live="polite">
        Loading courses
      </chakra.p>
      <CourseGrid>
        {Array.from({ length: count }, (_, index) => (
          <Box
            key={index}
            layerStyle="card"
            overflow="hidden"
            aria-hidden="true"
            data-skeleton="card"
          >
            <Skeleton width="100%" aspectRatio="16 / 9" borderRadius="0" />
            <Box p="6" display="grid" gap="3">
              <Skeleton height="6" width="28" />
              <Skeleton height="7" />
              <Skeleton height="16" />
              <Skeleton height="12" />
              <Skeleton height="11" mt="3" />
            </Box>
          </Box>
        ))}
      </CourseGrid>
    </>
  );
}
