import { redirect } from '@tanstack/react-router';
import { readSession } from './session-store.ts';

/**
 * For `beforeLoad` of pages that need a learner: leads to `/login?redirect=…` when nobody is signed in. A convenience;
 * the API enforces the rule.
 */
export function requireSession({ location }: { location: { href: string } }): void {
  if (readSession().status === 'signed-out') {
    throw redirect({ to: '/login', search: { redirect: location.href } });
  }
}
