import { createFileRoute } from '@tanstack/react-router';
import { requireSession } from '#lib/session/require-session.ts';
import { parseTableSearch } from '#features/operator/data-table/table-search.ts';
import { ReviewsPage } from '#features/operator/reviews/reviews-page.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './admin.reviews.page.ts';

export const Route = createFileRoute('/admin/reviews')({
  staticData: { page },
  validateSearch: parseTableSearch('state', 'course'),
  beforeLoad: requireSession,
  component: ReviewsPageRoute,
});

function ReviewsPageRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn>
      {() => (
        <ReviewsPage
          search={search}
          onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
