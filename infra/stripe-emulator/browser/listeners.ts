type Listener = (event?: unknown) => unknown;

/** `on`, `once` and `off` of an element. What happened already is told to those who come late. */
export function listeners() {
  const all = new Map<string, Set<Listener>>();
  const happened = new Map<string, unknown>();
  return {
    on(name: string, listener: Listener): void {
      all.set(name, (all.get(name) ?? new Set()).add(listener));
      if (happened.has(name)) queueMicrotask(() => listener(happened.get(name)));
    },
    off(name: string, listener?: Listener): void {
      if (listener) all.get(name)?.delete(listener);
      else all.delete(name);
    },
    emit(name: string, event: unknown, { once = false } = {}): void {
      if (once) happened.set(name, event);
      for (const listener of all.get(name) ?? []) listener(event);
    },
  };
}
