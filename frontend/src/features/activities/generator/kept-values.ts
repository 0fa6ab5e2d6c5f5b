/** Keeps what was typed on this device until the server has it: one entry a field, so that two tabs do not meet. */
export interface KeptValues {
  read(): Record<string, string>;
  write(fieldId: string, text: string): void;
  /** Forgets a value, unless a newer one was kept since. */
  clear(fieldId: string, text: string): void;
  /** Calls back when another tab keeps a value. @returns how to stop */
  watch(onValue: (fieldId: string, text: string) => void): () => void;
}

export function keptOnDevice(
  learnerId: string,
  activityId: string,
  fieldIds: readonly string[],
): KeptValues {
  const prefix = `form-draft:${learnerId}:${activityId}:`;
  return {
    read: () =>
      Object.fromEntries(
        fieldIds.flatMap((fieldId) => {
          const text = attempt(() => localStorage.getItem(prefix + fieldId));
          return typeof text === 'string' ? [[fieldId, text]] : [];
        }),
      ),
    write: (fieldId, text) => attempt(() => localStorage.setItem(prefix + fieldId, text)),
    clear: (fieldId, text) =>
      attempt(() => {
        const key = prefix + fieldId;
        if (localStorage.getItem(key) === text) localStorage.removeItem(key);
      }),
    watch: (onValue) => {
      const listen = ({ key, newValue }: StorageEvent) => {
        const fieldId = key?.startsWith(prefix) ? key.slice(prefix.length) : '';
        if (newValue !== null && fieldIds.includes(fieldId)) onValue(fieldId, newValue);
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

/** Storage may be full or switched off: what was typed then stays on the page and is still sent. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
