import { useSyncExternalStore } from 'react';
import type { ScenarioChoices } from './scenario-path.ts';

/** A scenario that was started and not handed in. */
export interface ScenarioProgress {
  attemptId: string;
  choices: ScenarioChoices;
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const keyOf = (learnerId: string, activityId: string) =>
  `scenario-progress:${learnerId}:${activityId}`;

/** The decisions made so far, as this device keeps them; a reload goes on from there. */
export function readScenarioProgress(
  learnerId: string,
  activityId: string,
): ScenarioProgress | undefined {
  try {
    const text = localStorage.getItem(keyOf(learnerId, activityId));
    const value = JSON.parse(text ?? 'null') as ScenarioProgress | null;
    return value && typeof value.attemptId === 'string' && typeof value.choices === 'object'
      ? value
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a scenario was started and not handed in; follows what the page writes. */
export function useHasScenarioProgress(learnerId: string, activityId: string): boolean {
  return useSyncExternalStore(
    subscribe,
    () => readScenarioProgress(learnerId, activityId) !== undefined,
    () => false,
  );
}

/** Keeps the decisions, or with undefined forgets them. */
export function writeScenarioProgress(
  learnerId: string,
  activityId: string,
  progress: ScenarioProgress | undefined,
): void {
  const key = keyOf(learnerId, activityId);
  try {
    if (progress) localStorage.setItem(key, JSON.stringify(progress));
    else localStorage.removeItem(key);
  } catch {
    // Full or switched off: a reload then starts again, and nothing else is lost.
  }
  for (const listener of listeners) listener();
}
