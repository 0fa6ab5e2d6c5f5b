import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseLoginSearch } from '#features/account/account-mode.ts';
import { intentOf, pathOf } from '#lib/session/intent.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';
import { readSession } from '#lib/session/session-store.ts';
import { AccountPage } from '#features/account/components/account-page.tsx';
import { page } from './login.page.ts';

export const Route = createFileRoute('/login')({
  staticData: { page },
  validateSearch: parseLoginSearch,
  component: LoginRoute,
  beforeLoad: ({ search }) => {
    if (readSession().status === 'signed-in') {
      const intent = intentOf({ ...search });
      const href = intent ? pathOf(intent) : safeRedirect(search.redirect);
      throw redirect({ href, replace: true });
    }
  },
});

function LoginRoute() {
  return <AccountPage search={Route.useSearch()} />;
}
