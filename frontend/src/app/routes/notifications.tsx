import { createFileRoute } from '@tanstack/react-router';
import { parseNotificationsSearch } from '#features/notifications/notifications-search.ts';
import { requireSession } from '#lib/session/require-session.ts';
import { NotificationsPage } from '#features/notifications/notifications-page.tsx';
import { NotificationsSkeleton } from '#features/notifications/notifications-skeleton.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';
import { page } from './notifications.page.ts';

export const Route = createFileRoute('/notifications')({
  staticData: { page },
  validateSearch: parseNotificationsSearch,
  beforeLoad: requireSession,
  component: NotificationsRoute,
});

function NotificationsRoute() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SignedIn fallback={<NotificationsSkeleton />}>
      {(learner) => (
        <NotificationsPage
          learner={learner}
          search={search}
          onSearch={(next) => void navigate({ search: next, resetScroll: false })}
        />
      )}
    </SignedIn>
  );
}
