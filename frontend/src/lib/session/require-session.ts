import { redirect } from '@tanstack/react-router';
import { readSession } from './session-store.ts';

/** Redirects visitors to `/login?redirect=…`, in `beforeLoad`. This is only a convenience: the API enforces access. */
export function requireSession({ location }: { location: { href: string } }): void {
  if (readSession().status === 'signed-out') {
    // Most visitors who buy are new.
    const isPurchase = /^\/checkout\?.*(?:course|tier)=/.test(location.href);
    throw redirect({
      to: '/login',
      search: {
        redirect: location.href,
        ...(isPurchase ? { mode: 'create-account' as const } : {}),
      },
    });
  }
}
