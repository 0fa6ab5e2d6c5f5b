import { createFileRoute } from '@tanstack/react-router';
import { coursesQuery } from '#queries/catalog.ts';

/** The filters in the address; a missing one filters nothing. */
export interface CatalogSearch {
  search?: string;
  level?: string;
  category?: string;
}

export const Route = createFileRoute('/courses/')({
  validateSearch: (search: Record<string, unknown>): CatalogSearch => ({
    ...textParameter(search, 'search'),
    ...textParameter(search, 'level'),
    ...textParameter(search, 'category'),
  }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(coursesQuery());
  },
});

/** Returns a parameter as text: the router parses `?search=2024` as a number. */
function textParameter<K extends keyof CatalogSearch>(search: Record<string, unknown>, key: K) {
  const value = search[key];
  return typeof value === 'string' || typeof value === 'number' ? { [key]: String(value) } : {};
}
