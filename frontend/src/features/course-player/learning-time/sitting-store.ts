import { DeviceStore, hasFields } from '#lib/device-store.ts';
import { type SavedSitting, Sitting } from './sitting.ts';

/** A longer sitting ends at the next opening; the contract takes at most 1,440 minutes. */
const LONGEST_MINUTES = 720;

interface StoredSitting extends SavedSitting {
  /** `performance.timeOrigin` of the page that stored it. */
  page: number;
}

interface Place {
  learnerId: string;
  moduleId: string;
}

const sittings = new DeviceStore<StoredSitting>({
  name: 'sitting',
  version: 1,
  isValid: isStored,
  area: 'session',
});

/**
 * Opens the sitting of a module in this tab. A reload continues it. A tab that was opened from this one inherits a copy of
 * its storage, and starts a sitting of its own.
 */
export function openSitting({ learnerId, moduleId }: Place, nowMs: number): Sitting {
  const stored = sittings.read(learnerId, moduleId);
  const isOwn = stored && (stored.page === performance.timeOrigin || wasReloaded());
  const sitting = isOwn ? new Sitting(stored, nowMs) : undefined;
  return sitting && sitting.minutes < LONGEST_MINUTES
    ? sitting
    : new Sitting({ id: crypto.randomUUID(), activeMs: 0, offeredMinutes: 0 }, nowMs);
}

export function storeSitting({ learnerId, moduleId }: Place, sitting: Sitting): void {
  sittings.write({ ...sitting.saved(), page: performance.timeOrigin }, learnerId, moduleId);
}

function wasReloaded(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload');
}

function isStored(value: unknown): value is StoredSitting {
  return (
    hasFields(value, {
      id: 'string',
      activeMs: 'number',
      offeredMinutes: 'number',
      page: 'number',
    }) &&
    'offeredMinutes' in value &&
    Number.isInteger(value.offeredMinutes)
  );
}
