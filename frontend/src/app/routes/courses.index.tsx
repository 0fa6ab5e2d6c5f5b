import { createFileRoute } from '@tanstack/react-router';
import { parseCatalogSearch } from '#features/catalog/catalog-search.ts';
import { coursesQuery } from '#queries/catalog.ts';

export const Route = createFileRoute('/courses/')({
  validateSearch: parseCatalogSearch,
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(coursesQuery());
  },
});
