import { DeviceStore, hasFields } from '../device-store.ts';

const KINDS = ['trial', 'enroll', 'wishlist', 'coaching'] as const;

/**
 * What a visitor wanted to do when they were asked to sign in: start the trial (to begin a course, if one is named), enroll in a
 * course, put it on the wishlist, or book a coaching session. It is a closed list, so that an address can name nothing else.
 */
export type Intent =
  | { kind: 'trial'; courseId?: number }
  | { kind: 'coaching'; courseId?: undefined }
  | { kind: 'enroll' | 'wishlist'; courseId: number };

/** An intent in the query of `/login`. */
export interface IntentSearch {
  want?: Intent['kind'];
  course?: number;
}

/** Returns the query with which a link asks a visitor to sign in for this. */
export function searchOf({ kind, courseId }: Intent): IntentSearch {
  return { want: kind, ...(courseId ? { course: courseId } : {}) };
}

/** Returns the intent that a query names, if it is one of the list. */
export function intentOf(search: Record<string, unknown>): Intent | undefined {
  const kind = KINDS.find((candidate) => candidate === search['want']);
  if (kind === 'coaching') return { kind };
  const courseId = courseIdOf(search['course']);
  if (kind === 'trial') return courseId ? { kind, courseId } : { kind };
  return kind && courseId ? { kind, courseId } : undefined;
}

/** Returns the page that does what a learner wanted. */
export function pathOf({ kind, courseId }: Intent): string {
  if (kind === 'coaching') return '/instructor';
  if (kind === 'trial' && !courseId) return '/dashboard?trial=start';
  return `/courses/${courseId}`;
}

/** Returns a course's id, also from an address; undefined for anything else. */
export function courseIdOf(value: unknown): number | undefined {
  const id = Number(value);
  return Number.isSafeInteger(id) && id > 0 && id < 1_000_000 ? id : undefined;
}

interface StoredIntent {
  intent: IntentSearch;
  /** Epoch milliseconds. */
  expiresAtMs: number;
}

const HOUR_MS = 3_600_000;

/**
 * What learners of this device wanted and the next page will do, by learner. It is written by a click or a sign-in, never by opening a
 * page, so that no link makes a learner do something. Source: rules/learning.md L21
 */
const wantedIntents = new DeviceStore<StoredIntent>({
  name: 'intent',
  version: 2,
  isValid: (value): value is StoredIntent =>
    hasFields(value, { intent: 'object', expiresAtMs: 'number' }),
});

/** Stores what the page at `pathOf(intent)` does for this learner, for an hour. One at a time: the last one counts. */
export function requestIntent(learnerId: string, intent: Intent): void {
  const stored = { intent: searchOf(intent), expiresAtMs: Date.now() + HOUR_MS };
  wantedIntents.write(stored, learnerId);
}

/** Returns what this learner wanted if it is done on the page with this path, and removes it, so that it is done once. */
export function takeIntent(learnerId: string, path: string): Intent | undefined {
  const stored = wantedIntents.read(learnerId);
  const intent = stored && intentOf({ ...stored.intent });
  if (!stored || !intent || pathOf(intent) !== path) return undefined;
  wantedIntents.remove(learnerId);
  return stored.expiresAtMs > Date.now() ? intent : undefined;
}
