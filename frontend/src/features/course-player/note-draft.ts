/** What was typed and is not on the server yet. */
export interface NoteDraft {
  text: string;
  /** The stored version it was typed over. */
  version: number;
}

/** Keeps a draft on this device, so that no typed word depends on the network. */
export interface DraftStore {
  read(): NoteDraft | undefined;
  write(draft: NoteDraft): void;
  clear(): void;
}

export function localDraft(learnerId: string, moduleId: string): DraftStore {
  const key = `note-draft:${learnerId}:${moduleId}`;
  return {
    read: () => {
      try {
        const draft = JSON.parse(localStorage.getItem(key) ?? 'null') as NoteDraft | null;
        return draft && typeof draft.text === 'string' ? draft : undefined;
      } catch {
        return undefined;
      }
    },
    write: (draft) => {
      try {
        localStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Full or switched off: the text stays on the page and is still sent.
      }
    },
    clear: () => {
      try {
        localStorage.removeItem(key);
      } catch {
        // Nothing was kept.
      }
    },
  };
}
