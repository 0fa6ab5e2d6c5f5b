import { isTransient, userMessageOf } from '#lib/api-error.ts';
import type { StoredForm } from './stored-form.ts';

export const SAVE_AFTER_MS = 1_000;
/** Doubled after each try without an answer, up to the second. */
export const FIRST_RETRY_AFTER_MS = 2_000;
export const LAST_RETRY_AFTER_MS = 30_000;

/** `kept`: on this device only, for want of an answer. `failed`: the server refused it, `message` says why. */
export type DraftStatus = 'idle' | 'typing' | 'saving' | 'saved' | 'kept' | 'failed';

export interface DraftState {
  /** By field id. */
  values: Readonly<Record<string, string>>;
  status: DraftStatus;
  message: string;
}

/** Stores values on the server; those not named stay as they are. */
export type SaveValues = (values: Record<string, string>, isLeaving: boolean) => Promise<void>;

/**
 * A form that is being filled in: saved as one types, only what changed, one request at a time; kept on the device until the
 * server has it. Another tab with the same form loses nothing, unless both change the same field: then the later one stays.
 */
export class FormDraft {
  private state: DraftState;
  /** Fields whose value the server does not have. */
  private readonly unsaved = new Set<string>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private retryAfterMs = FIRST_RETRY_AFTER_MS;
  private isSaving = false;
  private isDisposed = false;
  private readonly listeners = new Set<() => void>();
  private readonly save: SaveValues;
  private readonly kept: StoredForm;

  /** @param stored the values to start from, as the server has them */
  constructor(stored: Readonly<Record<string, string>>, save: SaveValues, kept: StoredForm) {
    this.save = save;
    this.kept = kept;
    const found = kept.read();
    for (const [fieldId, text] of Object.entries(found)) {
      if (text === stored[fieldId]) kept.remove(fieldId, text);
      else this.unsaved.add(fieldId);
    }
    const status = this.unsaved.size > 0 ? 'kept' : 'idle';
    this.state = { values: { ...stored, ...found }, status, message: '' };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): DraftState => this.state;

  /** The learner typed, or had fields filled in. */
  change(values: Readonly<Record<string, string>>): void {
    for (const [fieldId, text] of Object.entries(values)) {
      this.unsaved.add(fieldId);
      this.kept.write(fieldId, text);
    }
    this.show({ values: { ...this.state.values, ...values }, status: 'typing', message: '' });
    this.schedule(SAVE_AFTER_MS);
  }

  /** Sends now what waits: the network is back, or the page is being left. */
  async flush(isLeaving = false): Promise<void> {
    clearTimeout(this.timer);
    if (this.isSaving || this.unsaved.size === 0) return;
    this.isSaving = true;
    this.show({ status: 'saving' });
    const sent = Object.fromEntries(
      [...this.unsaved].map((fieldId) => [fieldId, this.state.values[fieldId] ?? '']),
    );
    try {
      await this.save(sent, isLeaving);
      this.isSaving = false;
      this.stored(sent);
    } catch (error) {
      this.isSaving = false;
      this.refused(error);
    }
  }

  /** Listens to other tabs; after the returned call nothing is scheduled any more. */
  open(): () => void {
    this.isDisposed = false;
    const stop = this.kept.watch((fieldId, text) => {
      if (this.unsaved.has(fieldId)) return;
      this.show({ values: { ...this.state.values, [fieldId]: text } });
    });
    return () => {
      stop();
      this.isDisposed = true;
      clearTimeout(this.timer);
    };
  }

  private stored(sent: Record<string, string>): void {
    this.retryAfterMs = FIRST_RETRY_AFTER_MS;
    for (const [fieldId, text] of Object.entries(sent)) {
      // Typed on meanwhile: it waits for the next request.
      if (this.state.values[fieldId] !== text) continue;
      this.unsaved.delete(fieldId);
      this.kept.remove(fieldId, text);
    }
    if (this.unsaved.size === 0) return this.show({ status: 'saved', message: '' });
    this.show({ status: 'typing' });
    return this.schedule(SAVE_AFTER_MS);
  }

  private refused(error: unknown): void {
    const message = userMessageOf(error);
    if (!isTransient(error)) {
      return this.show({ status: 'failed', message });
    }
    this.show({ status: 'kept', message });
    this.schedule(this.retryAfterMs);
    this.retryAfterMs = Math.min(2 * this.retryAfterMs, LAST_RETRY_AFTER_MS);
    return undefined;
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer);
    if (this.isDisposed) return;
    this.timer = setTimeout(() => void this.flush(), delayMs);
  }

  private show(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
