const CACHED_MS = 5 * 60_000;

/** Caches responses by name for five minutes, or for the age a caller allows. A failed call is not cached. */
export function cachedForMinutes<T>(clock: () => number) {
  const cache = new Map<string, { value: Promise<T>; since: number }>();
  return (name: string, read: () => Promise<T>, maxAgeMs = CACHED_MS): Promise<T> => {
    const known = cache.get(name);
    if (known && clock() - known.since < maxAgeMs) return known.value;
    const value = read();
    cache.set(name, { value, since: clock() });
    value.catch(() => cache.delete(name));
    return value;
  };
}
