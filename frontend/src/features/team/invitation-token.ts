import { useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  isInvitationToken,
  readInvitation,
  rememberInvitation,
} from '#lib/session/opened-invitation.ts';

/**
 * Returns the token in the fragment of `/join#token`, which browsers do not send to a server; without one, the token this tab
 * opened before. The page keeps it after it was used. Source: rules/privacy.md P9
 */
export function useInvitationToken(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const token = isInvitationToken(hash) ? hash : undefined;
  const [opened] = useState(readInvitation);
  useEffect(() => {
    if (token) rememberInvitation(token);
  }, [token]);
  return token ?? opened;
}
