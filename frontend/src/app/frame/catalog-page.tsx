import type { Course } from '@learning/shared/contract/catalog';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageContainer } from '#components/layout/page-container.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { type CatalogFigures, catalogFigures } from '#features/marketing/catalog-figures.ts';
import { coursesQuery } from '#queries/catalog.ts';

interface Props {
  children: (catalog: { courses: Course[]; figures: CatalogFigures }) => ReactNode;
}

/** Renders a page whose figures are counted from the catalog. */
export function CatalogPage({ children }: Props) {
  const { data: courses, isError, refetch } = useQuery(coursesQuery());
  if (courses) return children({ courses, figures: catalogFigures(courses) });
  return (
    <PageContainer py="16" minH="100dvh">
      {isError ? (
        <ErrorState title="The courses could not be loaded" onRetry={() => void refetch()}>
          Check your connection and try again.
        </ErrorState>
      ) : (
        <Skeleton height="96" />
      )}
    </PageContainer>
  );
}
