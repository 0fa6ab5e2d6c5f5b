import { useEffect, useState } from 'react';
import { currentHeading, UPPER_PART } from './page-place.ts';

/** Returns the id of the current section's heading. `ids` must be referentially stable. */
export function useCurrentHeading(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const headings = ids.flatMap((id) => document.getElementById(id) ?? []);
    if (headings.length === 0) return;
    // Observes everything above the upper third of the window, so that a jump far past the line still counts.
    const observer = new IntersectionObserver(() => setCurrent(currentHeading(headings)?.id), {
      rootMargin: `1000000px 0px -${100 - UPPER_PART * 100}% 0px`,
    });
    for (const heading of headings) observer.observe(heading);
    return () => observer.disconnect();
  }, [ids]);
  return current;
}
