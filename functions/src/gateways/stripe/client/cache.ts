const KEPT_MS = 5 * 60_000;

/** Keeps what a call answered, by name: five minutes, or as long as who asks allows. A failed call is not kept. */
export function cachedForMinutes<T>(clock: () => number) {
  const kept = new Map<string, { value: Promise<T>; since: number }>();
  return (name: string, read: () => Promise<T>, maxAgeMs = KEPT_MS): Promise<T> => {
    const known = kept.get(name);
    if (known && clock() - known.since < maxAgeMs) return known.value;
    const value = read();
    kept.set(name, { value, since: clock() });
    value.catch(() => kept.delete(name));
    return value;
  };
}
