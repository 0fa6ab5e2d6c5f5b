import type { Note } from '@learning/shared/contract/notes';
import { hasCode, isTransient, userMessageOf } from '#lib/api-error.ts';
import type { NoteDraft } from './note-draft.ts';

interface DraftStore {
  read(): NoteDraft | undefined;
  write(draft: NoteDraft): void;
  clear(): void;
}

export const SAVE_AFTER_MS = 800;
export const RETRY_AFTER_MS = 15_000;

/**
 * `kept`: not sent yet, for want of an answer; safe on this device. `failed`: the server refused it, `message` says why.
 * `conflict`: the note was changed elsewhere; `theirs` is that text.
 */
export type NoteStatus = 'idle' | 'typing' | 'saving' | 'saved' | 'kept' | 'failed' | 'conflict';

export interface NoteState {
  text: string;
  status: NoteStatus;
  message: string;
  theirs: string;
}

export interface NoteGateway {
  save(text: string, version: number, isLeaving: boolean): Promise<Note>;
  /** The stored note; undefined when there is none. */
  load(): Promise<Note | undefined>;
}

/**
 * One module's note while it is open: saved as it is typed, one request at a time, kept on the device until the server
 * has it, and never written over somebody's newer text.
 */
export class NoteEditor {
  private state: NoteState = { text: '', status: 'idle', message: '', theirs: '' };
  /** The stored version that the text was typed over. */
  private version: number;
  /** Texts that were sent and not answered: the server may hold one of them. */
  private readonly unanswered = new Set<string>();
  /** In a conflict: the version of the other text. */
  private theirVersion = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isSaving = false;
  private isDisposed = false;
  private readonly listeners = new Set<() => void>();
  private readonly gateway: NoteGateway;
  private readonly draft: DraftStore;

  constructor(stored: Note | undefined, gateway: NoteGateway, draft: DraftStore) {
    this.gateway = gateway;
    this.draft = draft;
    this.version = stored?.version ?? 0;
    this.state.text = stored?.text ?? '';
    const kept = draft.read();
    if (!kept) return;
    if (kept.text === this.state.text) draft.clear();
    else if (kept.version === this.version) {
      this.state = { ...this.state, text: kept.text, status: 'kept' };
    } else {
      this.theirVersion = this.version;
      this.version = kept.version;
      this.state = { ...this.state, text: kept.text, status: 'conflict', theirs: this.state.text };
    }
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): NoteState => this.state;

  /** The learner typed. */
  type(text: string): void {
    this.draft.write({ text, version: this.version });
    // In a conflict nothing is sent until the learner has chosen.
    if (this.state.status === 'conflict') return this.show({ text });
    this.show({ text, status: 'typing', message: '' });
    this.schedule(SAVE_AFTER_MS);
  }

  /** Send now what waits: the network is back, or the page is being left. */
  async flush(isLeaving = false): Promise<void> {
    if (['typing', 'kept', 'failed'].includes(this.state.status)) await this.save(isLeaving);
  }

  /** Settles a conflict with the text that shall stay. */
  async resolve(text: string): Promise<void> {
    this.version = this.theirVersion;
    this.draft.write({ text, version: this.version });
    this.show({ text, status: 'typing', theirs: '', message: '' });
    await this.save(false);
  }

  /** After this nothing is scheduled any more; a request on its way still lands. */
  dispose(): void {
    this.isDisposed = true;
    clearTimeout(this.timer);
  }

  /** React's strict mode mounts twice. */
  resume(): void {
    this.isDisposed = false;
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer);
    if (this.isDisposed) return;
    this.timer = setTimeout(() => void this.flush(), delayMs);
  }

  private async save(isLeaving: boolean): Promise<void> {
    if (this.isSaving) return;
    this.isSaving = true;
    clearTimeout(this.timer);
    const { text } = this.state;
    this.show({ status: 'saving' });
    this.unanswered.add(text);
    try {
      const note = await this.gateway.save(text, this.version, isLeaving);
      this.isSaving = false;
      this.version = note.version;
      this.stored(text);
    } catch (error) {
      this.isSaving = false;
      await this.refused(error);
    }
  }

  private stored(text: string): void {
    this.unanswered.clear();
    if (this.state.text === text) {
      this.draft.clear();
      this.show({ status: 'saved', message: '' });
    } else {
      // Typed on meanwhile.
      this.draft.write({ text: this.state.text, version: this.version });
      this.show({ status: 'typing' });
      this.schedule(SAVE_AFTER_MS);
    }
  }

  private async refused(error: unknown): Promise<void> {
    if (hasCode(error, 'note_conflict')) return this.meetConflict();
    if (isTransient(error)) {
      this.show({ status: 'kept', message: userMessageOf(error) });
      this.schedule(RETRY_AFTER_MS);
    } else {
      this.show({ status: 'failed', message: userMessageOf(error) });
    }
  }

  private async meetConflict(): Promise<void> {
    try {
      const stored = await this.gateway.load();
      this.theirVersion = stored?.version ?? 0;
      const theirs = stored?.text ?? '';
      const isOwn = this.theirVersion === this.version + 1 && this.unanswered.has(theirs);
      if (isOwn || theirs === this.state.text) {
        this.version = this.theirVersion;
        this.stored(theirs);
      } else {
        this.show({ status: 'conflict', theirs, message: '' });
      }
    } catch (error) {
      this.show({ status: 'kept', message: userMessageOf(error) });
      this.schedule(RETRY_AFTER_MS);
    }
  }

  private show(change: Partial<NoteState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
