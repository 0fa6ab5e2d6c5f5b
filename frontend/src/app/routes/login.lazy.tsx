import { createLazyFileRoute } from '@tanstack/react-router';
import { AccountPage } from '#features/account/components/account-page.tsx';

export const Route = createLazyFileRoute('/login')({ component: LoginRoute });

function LoginRoute() {
  return <AccountPage search={Route.useSearch()} />;
}
