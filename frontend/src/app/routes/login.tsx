import { createFileRoute, redirect } from '@tanstack/react-router';
import { parseLoginSearch } from '#features/account/account-mode.ts';
import { safeRedirect } from '#lib/session/safe-redirect.ts';
import { readSession } from '#lib/session/session-store.ts';

export const Route = createFileRoute('/login')({
  validateSearch: parseLoginSearch,
  beforeLoad: ({ search }) => {
    if (readSession().status === 'signed-in') {
      throw redirect({ href: safeRedirect(search.redirect), replace: true });
    }
  },
});
