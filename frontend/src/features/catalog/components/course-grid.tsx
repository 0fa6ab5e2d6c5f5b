import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ReactNode } from 'react';
import { cardGrid } from '#styled-system/recipes/index.js';
import { Skeleton } from '#ui/skeleton.tsx';

interface GridProps {
  children: ReactNode;
  /** On small screens, cards stand in a row that one swipes, instead of below each other. @default false */
  isRowOnPhones?: boolean;
}

/** Lays out cards in rows of three; cards in a row share their row lines. */
export function CourseGrid({ children, isRowOnPhones = false }: GridProps) {
  return (
    <div className={cardGrid()} data-row={isRowOnPhones ? '' : undefined}>
      {children}
    </div>
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
