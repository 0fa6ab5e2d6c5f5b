/** Something outside of React that opens and closes a dialog inside. */
export class Switch<T> {
  private readonly listeners = new Set<() => void>();
  value: T | undefined;

  set(value: T | undefined): void {
    this.value = value;
    for (const listener of this.listeners) listener();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  read = (): T | undefined => this.value;
}
