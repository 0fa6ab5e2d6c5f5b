import { useEffect, useState } from 'react';
import { currentHeading, UPPER_PART } from './page-place.ts';

/** Id of the heading whose section is being read. `ids` must keep its identity while it says the same. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (headings.length === 0) return;
    // All of the page down to the upper third of the window: a heading that a jump carries far past the line has crossed
    // it, too.
    const observer = new IntersectionObserver(() => setCurrent(currentHeading(headings)?.id), {
      rootMargin: `1000000px 0px -${100 - UPPER_PART * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
