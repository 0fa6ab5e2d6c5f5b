import { createLazyFileRoute } from '@tanstack/react-router';
import { NotificationsPage } from '#features/notifications/notifications-page.tsx';
import { NotificationsSkeleton } from '#features/notifications/notifications-skeleton.tsx';
import { SignedIn } from '#lib/session/signed-in.tsx';

export const Route = createLazyFileRoute('/notifications')({ component: NotificationsRoute });

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
