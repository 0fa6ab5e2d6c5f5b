import { DeviceStore } from '../device-store.ts';

/**
 * The token of the invitation that was opened in this tab, for its holder who signs in first; addresses do not need it. It is removed
 * at sign-out and once it was accepted, so that the next person in the tab cannot use it. Source: rules/privacy.md P9
 */
const openedInvitation = new DeviceStore<string>({
  name: 'opened-invitation',
  version: 1,
  isValid: isInvitationToken,
  area: 'session',
});

export function rememberInvitation(token: string): void {
  openedInvitation.write(token);
}

export function readInvitation(): string | undefined {
  return openedInvitation.read();
}

export function forgetInvitation(): void {
  openedInvitation.remove();
}

export function isInvitationToken(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Za-z0-9_-]{22,64}$/.test(value);
}
