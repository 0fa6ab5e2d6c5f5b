import { createFileRoute } from '@tanstack/react-router';
import { coursesQuery } from '#queries/catalog.ts';

/** The filters as they stand in the address; what is absent filters nothing. */
export interface CatalogSearch {
  search?: string;
  level?: string;
  category?: string;
}

export const Route = createFileRoute('/courses/')({
  validateSearch: (search: Record<string, unknown>): CatalogSearch => ({
    ...textOf(search, 'search'),
    ...textOf(search, 'level'),
    ...textOf(search, 'category'),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(coursesQuery());
  },
});

/** A number in the query arrives as a number, though it is a text to search for. */
function textOf<K extends keyof CatalogSearch>(search: Record<string, unknown>, key: K) {
  const value = search[key];
  return typeof value === 'string' || typeof value === 'number' ? { [key]: String(value) } : {};
}
