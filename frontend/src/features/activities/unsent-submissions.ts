/**
 * Submissions that were handed in and have no answer from the server yet. They are kept on this device, each under its
 * learner, until the server has answered: a lost connection or a closed page costs nobody their work.
 */
export interface UnsentSubmission {
  learnerId: string;
  courseId: number;
  activityId: string;
  activityTitle: string;
  activityType: string;
  /** Makes sending twice harmless: the server answers the same submission. */
  attemptId: string;
  /** JSON text, as `submitActivity` takes it. */
  payload: string;
}

const PREFIX = 'unsent-submission:';

const listeners = new Set<() => void>();
/** What the device had no room for; lives as long as the page. */
const withoutRoom = new Map<string, string>();

/** Names one submission on this device. */
export function unsentKey({ learnerId, activityId, attemptId }: UnsentSubmission): string {
  return `${PREFIX}${learnerId}:${activityId}:${attemptId}`;
}

export function keepUnsent(submission: UnsentSubmission): void {
  const text = JSON.stringify(submission);
  try {
    localStorage.setItem(unsentKey(submission), text);
  } catch {
    withoutRoom.set(unsentKey(submission), text);
  }
  unsentChanged();
}

export function forgetUnsent(submission: UnsentSubmission): void {
  withoutRoom.delete(unsentKey(submission));
  try {
    localStorage.removeItem(unsentKey(submission));
  } catch {
    // Nothing was kept there.
  }
  unsentChanged();
}

/** What a learner has waiting on this device; of one activity, when it is named. */
export function unsentOf(learnerId: string, activityId?: string): UnsentSubmission[] {
  const prefix = `${PREFIX}${learnerId}:${activityId === undefined ? '' : `${activityId}:`}`;
  return keys()
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => read(key) ?? []);
}

export function hasUnsent(learnerId: string): boolean {
  return keys().some((key) => key.startsWith(`${PREFIX}${learnerId}:`));
}

export function subscribeToUnsent(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', onStorage);
  };
}

export function unsentChanged(): void {
  for (const listener of listeners) listener();
}

/** Another tab sent it. What another tab has just kept is that tab's to send. */
function onStorage({ key, newValue }: StorageEvent): void {
  if (key === null || (key.startsWith(PREFIX) && newValue === null)) unsentChanged();
}

function keys(): string[] {
  try {
    return [...Object.keys(localStorage), ...withoutRoom.keys()];
  } catch {
    return [...withoutRoom.keys()];
  }
}

function read(key: string): UnsentSubmission | undefined {
  try {
    const text = withoutRoom.get(key) ?? localStorage.getItem(key);
    const value = JSON.parse(text ?? 'null') as UnsentSubmission | null;
    // The key says whose it is; a value that says otherwise is not sent as anybody's.
    return value && unsentKey(value) === key ? value : undefined;
  } catch {
    return undefined;
  }
}
