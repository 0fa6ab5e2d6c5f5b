import { Box } from '#ui/chakra/box.ts';
import { Navigate, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { SignedInLearner } from './session-store.ts';
import { useSession } from './use-session.ts';

interface Props {
  /** Shown until the session is known, and prerendered. @default an empty place that holds the footer down */
  fallback?: ReactNode;
  children: (learner: SignedInLearner) => ReactNode;
}

/** Renders a page that needs a learner, and redirects to the sign-in form when the session ends. */
export function SignedIn({ fallback = <Box minH="150dvh" aria-busy="true" />, children }: Props) {
  const session = useSession();
  const href = useLocation({ select: (location) => location.href });
  if (session.status === 'unknown') return fallback;
  if (session.status === 'signed-out') {
    return <Navigate to="/login" search={{ redirect: href }} replace />;
  }
  return children(session.learner);
}
