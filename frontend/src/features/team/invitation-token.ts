import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { DeviceStore } from '#lib/device-store.ts';

/** Stores the token of the opened invitation in this tab while its holder signs in, so that no address needs it. */
const openedInvitation = new DeviceStore<string>({
  name: 'opened-invitation',
  version: 1,
  isValid: isToken,
  area: 'session',
});

/**
 * Returns the token in the fragment of `/join#token`, which browsers do not send to a server; without one, the token this tab
 * opened before. Source: rules/privacy.md P9
 */
export function useInvitationToken(): string | undefined {
  const hash = useLocation({ select: (location) => location.hash });
  const token = isToken(hash) ? hash : undefined;
  useEffect(() => {
    if (token) openedInvitation.write(token);
  }, [token]);
  return token ?? openedInvitation.read();
}

function isToken(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(value);
}
