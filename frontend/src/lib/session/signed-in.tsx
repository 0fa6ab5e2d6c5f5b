import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SignedInLearner } from './session-store.ts';
import { useSession } from './use-session.ts';

interface Props {
  /** Shown until the session is known. */
  fallback?: ReactNode;
  children: (learner: SignedInLearner) => ReactNode;
}

/** Renders a page that needs a learner, and redirects to the sign-in form when the session ends. */
export function SignedIn({ fallback = null, children }: Props) {
  const session = useSession();
  const href = useLocation({ select: (location) => location.href });
  if (session.status === 'unknown') return fallback;
  if (session.status === 'signed-out') {
    return <Navigate to="/login" search={{ redirect: href }} replace />;
  }
  return children(session.learner);
}
