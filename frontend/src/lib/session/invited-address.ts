import { DeviceStore } from '../device-store.ts';

/** The address of the invitation that is open in this tab, for the forms of `/login`; addresses of pages do not need it. */
const invitedAddress = new DeviceStore<string>({
  name: 'invited-address',
  version: 1,
  isValid: (value): value is string => typeof value === 'string' && value.includes('@'),
  area: 'session',
});

export function rememberInvitedAddress(email: string): void {
  invitedAddress.write(email);
}

export function readInvitedAddress(): string | undefined {
  return invitedAddress.read();
}

export function forgetInvitedAddress(): void {
  invitedAddress.remove();
}
