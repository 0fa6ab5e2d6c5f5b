import { DeviceStore, hasFields } from '#lib/device-store.ts';

/** A submission that the server has not answered yet. */
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

/**
 * Stores a submission on this device until the server has answered, so that a lost connection or a closed page costs no
 * learner their work.
 */
const submissions = new DeviceStore<UnsentSubmission>({
  name: 'unsent-submission',
  version: 1,
  isValid: (value): value is UnsentSubmission =>
    hasFields(value, {
      learnerId: 'string',
      courseId: 'number',
      activityId: 'string',
      activityTitle: 'string',
      activityType: 'string',
      attemptId: 'string',
      payload: 'string',
    }),
  migration: { prefix: 'unsent-submission:', parse: JSON.parse },
});

const listeners = new Set<() => void>();

const idsOf = ({ learnerId, activityId, attemptId }: UnsentSubmission): string[] => [
  learnerId,
  activityId,
  attemptId,
];

/** Names one submission on this device. */
export function unsentKey(submission: UnsentSubmission): string {
  return submissions.keyOf(idsOf(submission));
}

export function storeUnsent(submission: UnsentSubmission): void {
  submissions.write(submission, ...idsOf(submission));
}

export function removeUnsent(submission: UnsentSubmission): void {
  submissions.remove(...idsOf(submission));
}

/** Lists the unsent submissions of a learner, or of one of their activities. */
export function unsentOf(learnerId: string, activityId?: string): UnsentSubmission[] {
  return (
    submissions
      .list(learnerId, ...(activityId === undefined ? [] : [activityId]))
      // The key names the learner. A value that names another one is never sent.
      .filter(({ ids, value }) => submissions.keyOf(ids) === unsentKey(value))
      .map(({ value }) => value)
  );
}

export function hasUnsent(learnerId: string): boolean {
  return unsentOf(learnerId).length > 0;
}

/** Reports changes. A submission that another tab has just stored is left to that tab. */
export function subscribeToUnsent(listener: () => void): () => void {
  const unsubscribe = submissions.subscribe(({ value, isFromOtherTab }) => {
    if (!isFromOtherTab || value === undefined) listener();
  });
  listeners.add(listener);
  return () => {
    unsubscribe();
    listeners.delete(listener);
  };
}

/** Reports that sending has started or ended, which changes no stored entry. */
export function unsentChanged(): void {
  for (const listener of listeners) listener();
}
