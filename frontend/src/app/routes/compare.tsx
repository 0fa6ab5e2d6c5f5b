import { createFileRoute } from '@tanstack/react-router';
import { ComparePage } from '#features/compare/compare-page.tsx';
import { parseCompareSearch } from '#features/compare/compare-search.ts';
import { page } from './compare.page.ts';

export const Route = createFileRoute('/compare')({
  staticData: { page },
  validateSearch: parseCompareSearch,
  component: CompareRoute,
});

function CompareRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <ComparePage
      search={search}
      onSearch={(next) => void navigate({ search: next, replace: true, resetScroll: false })}
    />
  );
}
