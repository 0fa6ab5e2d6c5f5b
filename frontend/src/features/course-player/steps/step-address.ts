import { useLocation } from '@tanstack/react-router';
import { parsePlayerSearch } from '../player-search.ts';
import { activityOf } from './module-steps.ts';

/**
 * Returns what an address may name of a module, the first that it has counts: links to sections of the text and to activities have them
 * after `#`, and the steps are in the query.
 */
function namesIn(hash: string, step: string | undefined): string[] {
  return [hash, step ?? ''].filter(Boolean);
}

const activityIn = (names: string[]) => names.map(activityOf).find((id) => id !== undefined);

export function useNamesInAddress(): string[] {
  const hash = useLocation({ select: (location) => location.hash });
  const step = useLocation({ select: ({ search }) => parsePlayerSearch(search).step });
  return namesIn(hash, step);
}

/** Returns the activity that the address opens, also before the module is loaded. */
export function useOpenActivity(): string | undefined {
  return activityIn(useNamesInAddress());
}

/** Returns the module in the address of the page; undefined outside of a module. */
export function useModuleInAddress(): string | undefined {
  return useLocation({ select: ({ search }) => parsePlayerSearch(search).module });
}

/** Returns what the address of the document names of the module, before the router runs. */
export function namesInLocation(): string[] {
  const search = Object.fromEntries(new URLSearchParams(location.search));
  return namesIn(decodeURIComponent(location.hash.slice(1)), parsePlayerSearch(search).step);
}

/** Returns whether the address leads to an activity. */
export function asksForActivity(): boolean {
  return activityIn(namesInLocation()) !== undefined;
}
