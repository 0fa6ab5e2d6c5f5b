import { DeviceStore, webStorage } from '../device-store.ts';

/** Holds an entry on a computer that other people use, too. It stays for the next sign-in. */
const sharedComputer = new DeviceStore<true>({
  name: 'shared-computer',
  version: 1,
  isValid: (value): value is true => value === true,
});

/** Returns whether a sign-in on this computer ends with the tab. Source: rules/access.md A37 */
export const isSharedComputer = (): boolean => sharedComputer.read() === true;

export function setSharedComputer(isShared: boolean): void {
  if (isShared) sharedComputer.write(true);
  else sharedComputer.remove();
}

/** Calls the listener when the choice changes, in any tab. */
export const watchSharedComputer = (listener: () => void): (() => void) =>
  sharedComputer.subscribe(listener);

/** Returns where the next session is stored: on this device, or until the tab closes. */
export const nextSessionStorage = (): Storage | undefined =>
  webStorage(isSharedComputer() ? 'session' : 'local');
