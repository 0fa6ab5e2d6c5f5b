import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseLoginSearch } from '#features/account/account-mode.ts';
import { intentOf, pathOf } from '#lib/session/intent.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';
import { readSession } from '#lib/session/session-store.ts';

export const Route = createFileRoute('/login')({
  validateSearch: parseLoginSearch,
  beforeLoad: ({ search }) => {
    if (readSession().status === 'signed-in') {
      const intent = intentOf({ ...search });
      const href = intent ? pathOf(intent) : safeRedirect(search.redirect);
      throw redirect({ href, replace: true });
    }
  },
});
