import { hasCode } from '#lib/api-error.ts';
import { Autosave, AutosaveConflict } from '#lib/autosave.ts';
import type { NoteDraft } from './note-draft.ts';

export const NOTE_DELAY_MS = 800;

/** A text the server stores: a note, the answer to a pause, or a deliverable. */
export interface StoredText {
  text: string;
  version: number;
}

export interface NoteGateway {
  save(text: string, version: number, isLeaving: boolean): Promise<StoredText>;
  /** Returns the stored text, or undefined when there is none. */
  load(): Promise<StoredText | undefined>;
}

/** The draft of one note on this device. */
interface NoteDraftStore {
  read(): NoteDraft | undefined;
  write(draft: NoteDraft): void;
  remove(): void;
}

export interface NoteAutosave {
  autosave: Autosave<string>;
  type(text: string): void;
  /** Ends a conflict with the text the learner chose. */
  resolve(text: string): Promise<void>;
}

/** Key of the note's text among the autosaved values. */
export const NOTE_TEXT = 'text';

/**
 * Autosaves one text. Each save names the version it is based on, so that it never replaces newer text from another tab or
 * device: that is a conflict, and the learner chooses.
 */
export function openNoteAutosave(
  stored: StoredText | undefined,
  gateway: NoteGateway,
  drafts: NoteDraftStore,
): NoteAutosave {
  const storedText = stored?.text ?? '';
  let version = stored?.version ?? 0;
  let theirVersion = version;
  /** Texts that were sent without a response: the server may have stored one of them. */
  const unconfirmed = new Set<string>();

  const draft = drafts.read();
  const isConflict = draft && draft.version !== version && draft.text !== storedText;
  if (isConflict) version = draft.version;

  const save = async (text: string, isLeaving: boolean): Promise<void> => {
    unconfirmed.add(text);
    try {
      version = (await gateway.save(text, version, isLeaving)).version;
    } catch (error) {
      if (!hasCode(error, 'note_conflict')) throw error;
      const theirs = await gateway.load();
      const theirText = theirs?.text ?? '';
      theirVersion = theirs?.version ?? 0;
      const isOwn = theirVersion === version + 1 && unconfirmed.has(theirText);
      if (!isOwn && theirText !== text) throw new AutosaveConflict({ [NOTE_TEXT]: theirText });
      version = theirVersion;
      if (theirText !== text) await save(text, isLeaving);
    }
    unconfirmed.clear();
    // Text typed meanwhile is based on the version just stored.
    const newer = drafts.read();
    if (newer && newer.text !== text) drafts.write({ text: newer.text, version });
  };

  const autosave = new Autosave<string>({
    stored: { [NOTE_TEXT]: storedText },
    delayMs: NOTE_DELAY_MS,
    conflict: isConflict ? { [NOTE_TEXT]: storedText } : undefined,
    save: ({ [NOTE_TEXT]: text = '' }, isLeaving) => save(text, isLeaving),
    device: {
      read: () => (draft ? { [NOTE_TEXT]: draft.text } : {}),
      write: (_, text) => drafts.write({ text, version }),
      remove: (_, text) => {
        if (drafts.read()?.text === text) drafts.remove();
      },
    },
  });
  return {
    autosave,
    type: (text) => autosave.change({ [NOTE_TEXT]: text }),
    resolve: (text) => {
      version = theirVersion;
      return autosave.resolve({ [NOTE_TEXT]: text });
    },
  };
}
