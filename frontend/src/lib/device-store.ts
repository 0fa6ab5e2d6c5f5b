/**
 * Stores all browser data of the product except Amplify's tokens: typed entries in localStorage or, for one tab, in
 * sessionStorage. A blocked or full storage never throws; the value then lasts until the page closes.
 */

type StorageArea = 'local' | 'session';

/** Returns the browser's storage, or undefined where it is blocked or does not exist. */
export function webStorage(area: StorageArea): Storage | undefined {
  try {
    return area === 'local' ? localStorage : sessionStorage;
  } catch {
    return undefined;
  }
}

interface Definition<T> {
  /** Kind of entry. A new shape gets a new version, and a `migration` if losing old entries would matter. */
  name: string;
  version: number;
  /** Guards every read: text of another shape is treated as missing. */
  isValid: (value: unknown) => value is T;
  /** `session` lasts until the tab closes. Default: `local`. */
  area?: StorageArea;
  /** Migrates entries of former releases: their key prefix and how to parse them. */
  migration?: { prefix: string; parse: (text: string) => unknown };
}

export interface DeviceChange<T> {
  /** The ids the entry was written under; undefined when the whole storage was cleared. */
  ids: string[] | undefined;
  /** undefined if the entry was removed. */
  value: T | undefined;
  isFromOtherTab: boolean;
}

/**
 * Stores entries of one kind, each addressed by ids. For entries that belong to a learner, the learner's id comes first, so that
 * no learner reads what another learner typed on the same device.
 */
export class DeviceStore<T> {
  private readonly definition: Definition<T>;
  private readonly prefix: string;
  private readonly listeners = new Set<(change: DeviceChange<T>) => void>();
  /** Values that could not be stored; they last until the page closes. */
  private readonly inMemory = new Map<string, T>();
  private isMigrated = false;

  constructor(definition: Definition<T>) {
    this.definition = definition;
    this.prefix = `${definition.name}:v${definition.version}`;
  }

  read(...ids: string[]): T | undefined {
    return this.valueAt(this.keyOf(ids));
  }

  /** @returns whether the value outlives the page */
  write(value: T, ...ids: string[]): boolean {
    const key = this.keyOf(ids);
    const { storage } = this;
    const isStored =
      storage !== undefined && tryStorage(() => storage.setItem(key, JSON.stringify(value)));
    if (isStored) this.inMemory.delete(key);
    else this.inMemory.set(key, value);
    this.notify({ ids, value, isFromOtherTab: false });
    return isStored;
  }

  remove(...ids: string[]): void {
    const key = this.keyOf(ids);
    this.inMemory.delete(key);
    tryStorage(() => this.storage?.removeItem(key));
    this.notify({ ids, value: undefined, isFromOtherTab: false });
  }

  /** Returns all entries whose ids begin with these. */
  list(...ids: string[]): { ids: string[]; value: T }[] {
    const start = this.keyOf(ids);
    return this.keys()
      .filter((key) => key === start || key.startsWith(`${start}:`))
      .flatMap((key) => {
        const value = this.valueAt(key);
        return value === undefined ? [] : [{ ids: this.idsOf(key), value }];
      });
  }

  /** Reports changes in this page and in other tabs. @returns a function that unsubscribes */
  subscribe(listener: (change: DeviceChange<T>) => void): () => void {
    if (this.listeners.size === 0) addEventListener('storage', this.onStorage);
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) removeEventListener('storage', this.onStorage);
    };
  }

  /** Returns the key of an entry in the storage. */
  keyOf(ids: string[]): string {
    return [this.prefix, ...ids.map(encodeURIComponent)].join(':');
  }

  private readonly onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === null) this.notify({ ids: undefined, value: undefined, isFromOtherTab: true });
    else if (key === this.prefix || key.startsWith(`${this.prefix}:`)) {
      this.notify({ ids: this.idsOf(key), value: this.parse(newValue), isFromOtherTab: true });
    }
  };

  private idsOf(key: string): string[] {
    return key
      .slice(this.prefix.length + 1)
      .split(':')
      .filter(Boolean)
      .map(decodeURIComponent);
  }

  private get storage(): Storage | undefined {
    const storage = webStorage(this.definition.area ?? 'local');
    if (storage && !this.isMigrated) this.migrate(storage);
    return storage;
  }

  private keys(): string[] {
    const stored: string[] = [];
    tryStorage(() => stored.push(...Object.keys(this.storage ?? {})));
    return [...new Set([...stored, ...this.inMemory.keys()])];
  }

  private valueAt(key: string): T | undefined {
    const inMemory = this.inMemory.get(key);
    if (inMemory !== undefined) return inMemory;
    let text: string | null = null;
    tryStorage(() => (text = this.storage?.getItem(key) ?? null));
    return this.parse(text);
  }

  private parse(text: string | null, read: (text: string) => unknown = JSON.parse): T | undefined {
    if (text === null) return undefined;
    try {
      const value = read(text);
      return this.definition.isValid(value) ? value : undefined;
    } catch {
      return undefined;
    }
  }

  /** Runs once per page load. An entry that cannot be moved stays in place until the next page load. */
  private migrate(storage: Storage): void {
    this.isMigrated = true;
    const { migration } = this.definition;
    if (!migration) return;
    tryStorage(() => {
      for (const formerKey of Object.keys(storage)) {
        if (!formerKey.startsWith(migration.prefix) || formerKey.startsWith(this.prefix)) continue;
        const value = this.parse(storage.getItem(formerKey), migration.parse);
        if (value === undefined) continue;
        const ids = formerKey.slice(migration.prefix.length).split(':').filter(Boolean);
        const key = this.keyOf(ids);
        if (storage.getItem(key) === null) storage.setItem(key, JSON.stringify(value));
        storage.removeItem(formerKey);
      }
    });
  }

  private notify(change: DeviceChange<T>): void {
    for (const listener of this.listeners) listener(change);
  }
}

type FieldType = 'string' | 'number' | 'boolean' | 'object';

/** Returns whether a value is an object with these fields, each of the given type and none of them null. */
export function hasFields(value: unknown, fields: Record<string, FieldType>): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const entries = new Map<string, unknown>(Object.entries(value));
  return Object.entries(fields).every(([name, type]) => {
    const field = entries.get(name);
    return typeof field === type && field !== null;
  });
}

export function isString(value: unknown): value is string {
  return typeof value === 'string';
}

/** Returns whether a value is an object whose values all pass the guard. */
export function isRecordOf<T>(
  value: unknown,
  isValue: (value: unknown) => value is T,
): value is Record<string, T> {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isValue)
  );
}

/** Returns false if the storage is blocked or full. */
function tryStorage(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
