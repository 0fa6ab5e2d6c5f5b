import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { Skeleton } from '#ui/skeleton.tsx';

interface Props<Data> {
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows figures once they are read; before, places of their size. */
export function FigureState<Data>({ query, children }: Props<Data>) {
  const { data, error, refetch } = query;
  if (data !== undefined) return children(data);
  if (error) {
    return (
      <ErrorState title="The figures could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  return (
    <Stack gap="6" aria-busy="true">
      <Skeleton height="80" />
      <Skeleton height="64" />
    </Stack>
  );
}
