import { parsePlayerSearch } from '../player-search.ts';

const ACTIVITY = 'activity-';

export const activityStepId = (activityId: string): string => `${ACTIVITY}${activityId}`;

/** Returns the activity that a step is; undefined for any other step. */
export function activityOf(stepId: string | undefined): string | undefined {
  return stepId?.startsWith(ACTIVITY) ? stepId.slice(ACTIVITY.length) : undefined;
}

export function activityIn(names: readonly string[]): string | undefined {
  return names.map(activityOf).find((id) => id !== undefined);
}

/**
 * Returns what an address may name of a module, the first that it has counts: links to sections of the text and to activities have them
 * after `#`, and the steps are in the query.
 */
export function namesIn(hash: string, step: string | undefined): string[] {
  return [hash, step ?? ''].filter(Boolean);
}

/** Returns what the address of the document names of the module, before the router runs. */
export function namesInLocation(): string[] {
  const search = Object.fromEntries(new URLSearchParams(location.search));
  return namesIn(decodeURIComponent(location.hash.slice(1)), parsePlayerSearch(search).step);
}
