import { createLazyFileRoute } from '@tanstack/react-router';
import { JoinPage } from '#features/team/components/join-page.tsx';

export const Route = createLazyFileRoute('/join/$token')({ component: JoinRoute });

function JoinRoute() {
  const { token } = Route.useParams();
  return <JoinPage token={token} />;
}
