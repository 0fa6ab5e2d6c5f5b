import { redirect } from '@tanstack/react-router';
import { readSession } from './session-store.ts';

/**
 * Redirects to `/login?redirect=…` when no one is signed in; for `beforeLoad`. A convenience: the API enforces
 * access.
 */
export function requireSession({ location }: { location: { href: string } }): void {
  if (readSession().status === 'signed-out') {
    throw redirect({ to: '/login', search: { redirect: location.href } });
  }
}
