const KEPT_MS = 5 * 60_000;

/** Keeps what a call answered for five minutes, by name. A failed call is not kept. */
export function keptForMinutes<T>(clock: () => number) {
  const kept = new Map<string, { value: Promise<T>; until: number }>();
  return (name: string, read: () => Promise<T>): Promise<T> => {
    const known = kept.get(name);
    if (known && clock() < known.until) return known.value;
    const value = read();
    kept.set(name, { value, until: clock() + KEPT_MS });
    value.catch(() => kept.delete(name));
    return value;
  };
}
