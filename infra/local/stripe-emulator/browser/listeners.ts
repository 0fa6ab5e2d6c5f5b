type Listener = (event?: unknown) => unknown;

/** Implements `on` and `off` of an element. Late listeners still receive an event that was emitted with `once`. */
export function listeners() {
  const all = new Map<string, Set<Listener>>();
  const past = new Map<string, unknown>();
  return {
    on(name: string, listener: Listener): void {
      all.set(name, (all.get(name) ?? new Set()).add(listener));
      if (past.has(name)) queueMicrotask(() => listener(past.get(name)));
    },
    off(name: string, listener?: Listener): void {
      if (listener) all.get(name)?.delete(listener);
      else all.delete(name);
    },
    emit(name: string, event: unknown, { once = false } = {}): void {
      if (once) past.set(name, event);
      for (const listener of all.get(name) ?? []) listener(event);
    },
  };
}
