import { type KeptSitting, Sitting } from './sitting.ts';

/** A sitting this long ends at the next opening; a report may say 1440 minutes at most. */
const LONGEST_MINUTES = 720;

interface StoredSitting extends KeptSitting {
  /** `performance.timeOrigin` of the page that kept it. */
  page: number;
}

/**
 * The sitting of a module in this tab. A reload goes on with it; a tab that was opened from this one, and so inherited
 * its storage, begins its own.
 */
export function openSitting(key: string, nowMs: number): Sitting {
  const stored = read(key);
  const isOwn = stored && (stored.page === performance.timeOrigin || wasReloaded());
  const sitting = isOwn ? new Sitting(stored, nowMs) : undefined;
  return sitting && sitting.minutes < LONGEST_MINUTES
    ? sitting
    : new Sitting({ id: crypto.randomUUID(), activeMs: 0, offeredMinutes: 0 }, nowMs);
}

export function keepSitting(key: string, sitting: Sitting): void {
  try {
    const stored: StoredSitting = { ...sitting.keep(), page: performance.timeOrigin };
    sessionStorage.setItem(storageKey(key), JSON.stringify(stored));
  } catch {
    // Without storage the sitting lasts as long as the page.
  }
}

const storageKey = (key: string) => `sitting:${key}`;

function wasReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

function read(key: string): StoredSitting | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey(key)) ?? 'null') as unknown;
    return isStored(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function isStored(value: unknown): value is StoredSitting {
  const { id, activeMs, offeredMinutes } = (value ?? {}) as Partial<StoredSitting>;
  return (
    typeof id === 'string' && Number.isFinite(activeMs) && Number.isInteger(offeredMinutes ?? null)
  );
}
