import { useEffect } from 'react';

/** Texts that are open for typing in this tab, by the ids of their draft. */
const open = new Map<string, number>();

const keyOf = (ids: readonly string[]) => ids.join(' ');

/** Notes that a text is open, which saves itself: nothing else sends its draft meanwhile. */
export function useOpenText(...ids: string[]): void {
  const key = keyOf(ids);
  useEffect(() => {
    open.set(key, (open.get(key) ?? 0) + 1);
    return () => {
      const count = open.get(key)! - 1;
      if (count === 0) open.delete(key);
      else open.set(key, count);
    };
  }, [key]);
}

export function isTextOpen(ids: readonly string[]): boolean {
  return open.has(keyOf(ids));
}
