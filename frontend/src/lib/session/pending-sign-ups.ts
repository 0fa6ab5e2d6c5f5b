import { DeviceStore } from '../device-store.ts';

/** User names of the accounts created on this device whose address is not confirmed yet, by address. */
const pendingSignUps = new DeviceStore<string>({
  name: 'pending-sign-up',
  version: 1,
  isValid: isUsername,
});

const idOf = (email: string) => email.trim().toLowerCase();

/** Stores the user name until the address is confirmed; only with it can Cognito find the account. Source: rules/access.md A26 */
export function rememberSignUp(email: string, username: string): void {
  pendingSignUps.write(username, idOf(email));
}

export function pendingUsername(email: string): string | undefined {
  return pendingSignUps.read(idOf(email));
}

/** Returns the address of an account that this device created and that is not confirmed yet. */
export function pendingEmail(username: string): string | undefined {
  return pendingSignUps.list().find(({ value }) => value === username)?.ids[0];
}

/** Returns the address that waits for its confirmation on this device, if there is exactly one. */
export function onlyPendingEmail(): string | undefined {
  const [first, ...others] = pendingSignUps.list();
  return others.length === 0 ? first?.ids[0] : undefined;
}

/** Removes what is stored about an account after its address was confirmed, on this device or another one. */
export function forgetSignUp(username: string): void {
  for (const { ids, value } of pendingSignUps.list()) {
    if (value === username) pendingSignUps.remove(...ids);
  }
}

/** Returns whether a value looks like a user name that a browser chose at sign-up. */
export function isUsername(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}
