import { useLocation } from '@tanstack/react-router';
import { parsePlayerSearch } from '../player-search.ts';
import { activityIn, namesIn, namesInLocation } from './step-names.ts';

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

/** Returns whether the address leads to an activity. */
export function asksForActivity(): boolean {
  return activityIn(namesInLocation()) !== undefined;
}
