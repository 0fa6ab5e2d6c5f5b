import type { CourseState } from '@learning/shared/contract/learning';
import { useSyncExternalStore } from 'react';
import { DeviceStore, hasFields } from '#lib/device-store.ts';
import { withModuleProgress } from '../module-progress.ts';

/** A module that was marked complete without a connection. The server decides whether and when it is complete. */
export interface WaitingMark {
  courseId: number;
  moduleId: string;
}

/** Stores marks on this device by learner and module until the server has responded. Source: rules/learning.md L37 */
export const waitingMarks = new DeviceStore<WaitingMark>({
  name: 'waiting-mark',
  version: 1,
  isValid: (value): value is WaitingMark =>
    hasFields(value, { courseId: 'number', moduleId: 'string' }),
});

const subscribe = (listener: () => void) => waitingMarks.subscribe(listener);

/** Returns the modules of a course whose marks wait to be sent. */
export function useWaitingMarks(learnerId: string, courseId: number): readonly string[] {
  const text = useSyncExternalStore(
    subscribe,
    () =>
      waitingMarks
        .list(learnerId)
        .flatMap(({ value }) => (value.courseId === courseId ? [value.moduleId] : []))
        .join(' '),
    () => '',
  );
  return text === '' ? [] : text.split(' ');
}

/** Returns the state as it will be once the marks are sent. The percent follows then, from the server. */
export function withWaitingMarks(state: CourseState, moduleIds: readonly string[]): CourseState {
  return moduleIds.reduce(
    (before, moduleId) => withModuleProgress(before, moduleId, () => ({ completed: true })),
    state,
  );
}
