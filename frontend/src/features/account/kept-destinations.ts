import { DeviceStore, hasFields } from '#lib/device-store.ts';
import { type LoginSearch, parseDestination } from './account-mode.ts';
import { goalOf } from './goal.ts';

type Destination = Omit<LoginSearch, 'mode'>;

interface StoredDestination {
  destination: object;
  /** Epoch milliseconds. */
  expiresAtMs: number;
}

/** As long as the code of a sign-up. */
const KEPT_MS = 24 * 3_600_000;

/**
 * What the owner of an address wanted when they sent a form of `/login`, so that the link in the mail and other tabs of this device go
 * on with it. Only what a form can name is kept. Source: rules/learning.md L21
 */
const keptDestinations = new DeviceStore<StoredDestination>({
  name: 'sign-in-destination',
  version: 1,
  isValid: (value): value is StoredDestination =>
    hasFields(value, { destination: 'object', expiresAtMs: 'number' }),
});

const idOf = (email: string) => email.trim().toLowerCase();

/** Stores where an address goes after sign-in; a form without a destination keeps the stored one. */
export function keepDestination(email: string, { redirect, want, course }: LoginSearch): void {
  const destination = parseDestination({ redirect, want, course });
  if (!goalOf(destination)) return;
  keptDestinations.write({ destination, expiresAtMs: Date.now() + KEPT_MS }, idOf(email));
}

/** Returns where an address goes after sign-in. */
export function keptDestination(email: string): Destination {
  const stored = email ? keptDestinations.read(idOf(email)) : undefined;
  if (!stored || stored.expiresAtMs <= Date.now()) return {};
  const destination = parseDestination({ ...stored.destination });
  return goalOf(destination) ? destination : {};
}

export function forgetDestination(email: string): void {
  keptDestinations.remove(idOf(email));
}
