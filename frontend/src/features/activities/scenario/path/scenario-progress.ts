import { useSyncExternalStore } from 'react';
import { DeviceStore, hasFields, isRecordOf, isString } from '#lib/device-store.ts';
import type { ScenarioChoices } from './scenario-path.ts';

/** A scenario that was started and not submitted. */
export interface ScenarioProgress {
  attemptId: string;
  choices: ScenarioChoices;
}

/** Stores the decisions made so far on this device, so that a reload continues from there. */
export const scenarioProgress = new DeviceStore<ScenarioProgress>({
  name: 'scenario-progress',
  version: 1,
  isValid: (value): value is ScenarioProgress =>
    hasFields(value, { attemptId: 'string', choices: 'object' }) &&
    'choices' in value &&
    isRecordOf(value.choices, isString),
  migration: { prefix: 'scenario-progress:', parse: JSON.parse },
});

const subscribe = (listener: () => void) => scenarioProgress.subscribe(listener);

/** Whether a scenario was started and not submitted; follows what the page stores. */
export function useHasScenarioProgress(learnerId: string, activityId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scenarioProgress.read(learnerId, activityId) !== undefined,
    () => false,
  );
}
