import { createFileRoute } from '@tanstack/react-router';
import { parseCatalogSearch } from '#features/catalog/catalog-search.ts';
import { openAsDocument } from '../startup/open-document.ts';

export const Route = createFileRoute('/courses/')({
  validateSearch: parseCatalogSearch,
  beforeLoad: openAsDocument,
});
