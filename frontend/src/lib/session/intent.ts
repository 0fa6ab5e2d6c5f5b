import { DeviceStore, hasFields } from '../device-store.ts';

/** What a visitor wanted to do with a course when they were asked to sign in. */
export interface Intent {
  kind: 'wishlist' | 'enroll';
  courseId: number;
  courseTitle: string;
  /** Path the visitor returns to, where it is done. */
  path: string;
}

interface StoredIntent extends Intent {
  /** Epoch milliseconds. */
  expiresAtMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * Stored in this tab, not in the address, so that no link makes a learner do something by opening it. One intent at a time: the last
 * one counts. Source: rules/learning.md L21
 */
const storedIntent = new DeviceStore<StoredIntent>({
  name: 'intent',
  version: 1,
  area: 'session',
  isValid: (value): value is StoredIntent =>
    hasFields(value, {
      kind: 'string',
      courseId: 'number',
      courseTitle: 'string',
      path: 'string',
      expiresAtMs: 'number',
    }),
});

/** Remembers what to do after sign-in, for an hour. */
export function rememberIntent(intent: Intent): void {
  storedIntent.write({ ...intent, expiresAtMs: Date.now() + HOUR_MS });
}

/** Returns the remembered intent, if it leads to this path. */
export function readIntent(path: string | undefined): Intent | undefined {
  const stored = storedIntent.read();
  if (!stored || stored.expiresAtMs <= Date.now() || stored.path !== path) return undefined;
  return stored;
}

/** Returns whether the visitor wanted this, and forgets it, so that it is done once. */
export function takeIntent(kind: Intent['kind'], courseId: number): boolean {
  const stored = storedIntent.read();
  if (stored?.kind !== kind || stored.courseId !== courseId) return false;
  storedIntent.remove();
  return stored.expiresAtMs > Date.now();
}
