import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { LearnersPage } from '#features/operator/learners/learners-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.learners.index.page.ts';

export const Route = createFileRoute('/admin/learners/')({
  staticData: { page },
  validateSearch: parseTableSearch(),
  beforeLoad: requireSession,
  component: LearnersRoute,
});

function LearnersRoute() {
  const { q = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <LearnersPage
          key={q}
          words={q}
          onSearch={(words) => void navigate({ search: { q: words } })}
        />
      )}
    </SignedIn>
  );
}
