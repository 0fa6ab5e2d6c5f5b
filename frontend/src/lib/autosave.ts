import { isTransient } from './api-error.ts';
import { readSession, subscribeToSession } from './session/session-store.ts';

export type Values<V> = Readonly<Record<string, V>>;

/**
 * `offline`: stored on this device and retried later, because the server did not respond or the session expired. `failed`:
 * refused, see `error`. `conflict`: changed elsewhere; the learner has to choose. `closed`: nothing more can be saved.
 */
export type AutosaveStatus =
  | 'idle'
  | 'typing'
  | 'saving'
  | 'saved'
  | 'offline'
  | 'failed'
  | 'conflict'
  | 'closed';

export interface AutosaveState<V> {
  values: Values<V>;
  status: AutosaveStatus;
  /** Why the last save failed; set while `offline` or `failed`. */
  error: unknown;
  /** The values stored elsewhere; set in a `conflict`. */
  theirs: Values<V>;
}

/** Stores unsaved values on the device until the server has acknowledged them. */
export interface AutosaveDevice<V> {
  read(): Values<V>;
  write(key: string, value: V): void;
  /** Removes a value, unless a newer one was written since. */
  remove(key: string, value: V): void;
  /** Calls back when another tab writes a value. @returns a function that unsubscribes */
  watch?(onValue: (key: string, value: V) => void): () => void;
}

/** Thrown by `save` when the values were changed elsewhere since they were loaded. */
export class AutosaveConflict<V> extends Error {
  readonly theirs: Values<V>;

  constructor(theirs: Values<V>) {
    super('The values were changed elsewhere');
    this.theirs = theirs;
  }
}

export interface AutosavePolicy<V> {
  /** The values on the server. Unsaved values on the device replace them. */
  stored: Values<V>;
  /** Sends the changed values, with `isLeaving` in a request that outlives the page. @throws ApiError or AutosaveConflict */
  save(changed: Values<V>, isLeaving: boolean): Promise<void>;
  device: AutosaveDevice<V>;
  /** How long typing must pause before a save. */
  delayMs: number;
  /** Whether leaving the page sends immediately, even while a request is running. Default: no. */
  overlapsOnLeave?: boolean;
  /** Whether an error means that nothing more can be saved. Default: never. */
  isClosed?: (error: unknown) => boolean;
  /** The values stored elsewhere, if the unsaved values on the device are known to conflict with them. */
  conflict?: Values<V> | undefined;
  /** From 0 to 1, for the jitter of retries. Default: `Math.random`. */
  random?: () => number;
}

/** The pause before a retry doubles from the first to the longest, and varies by half to either side. */
export const FIRST_RETRY_MS = 2_000;
export const LONGEST_RETRY_MS = 30_000;

/**
 * Saves values while a learner types: one request at a time, with the newest value of each changed key. Unsaved values stay on
 * the device until the server acknowledges them, so that no work is lost offline, signed out or after closing the page.
 */
export class Autosave<V> {
  private state: AutosaveState<V>;
  /** Key → number of its last change in this tab, acknowledged or not. */
  private readonly changes = new Map<string, number>();
  /** Key → number of the change that the server has not acknowledged. */
  private readonly unsaved = new Map<string, number>();
  private changeCount = 0;
  private requestCount = 0;
  private failures = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = true;
  private readonly listeners = new Set<() => void>();
  private readonly policy: AutosavePolicy<V>;

  constructor(policy: AutosavePolicy<V>) {
    this.policy = policy;
    const unsavedOnDevice = policy.device.read();
    for (const [key, value] of Object.entries(unsavedOnDevice)) {
      if (isEqual(value, policy.stored[key])) policy.device.remove(key, value);
      else this.recordChange(key, true);
    }
    this.state = {
      values: { ...policy.stored, ...unsavedOnDevice },
      status: policy.conflict ? 'conflict' : this.hasUnsaved() ? 'offline' : 'idle',
      error: undefined,
      theirs: policy.conflict ?? {},
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): AutosaveState<V> => this.state;

  hasUnsaved(key?: string): boolean {
    return key === undefined ? this.unsaved.size > 0 : this.unsaved.has(key);
  }

  unsavedValues(): Record<string, V> {
    return Object.fromEntries(
      Object.entries(this.state.values).filter(([key]) => this.unsaved.has(key)),
    );
  }

  /**
   * Starts saving: sends unsaved values now, when the browser is online again, when the learner has signed in again, and when
   * the learner leaves the page.
   *
   * @returns a function that sends once more and stops; a running request still completes
   */
  open(): () => void {
    this.isRunning = true;
    const send = () => void this.flush();
    const sendBeforeLeaving = () => void this.flush(true);
    const sendWhenHidden = () => {
      if (document.visibilityState === 'hidden') sendBeforeLeaving();
    };
    const stopSession = subscribeToSession(() => {
      if (readSession().status === 'signed-in') send();
    });
    const stopDevice = this.policy.device.watch?.((key, value) => {
      if (!this.unsaved.has(key)) this.receiveFromTab(key, value);
    });
    addEventListener('online', send);
    addEventListener('pagehide', sendBeforeLeaving);
    document.addEventListener('visibilitychange', sendWhenHidden);
    send();
    return () => {
      stopSession();
      stopDevice?.();
      removeEventListener('online', send);
      removeEventListener('pagehide', sendBeforeLeaving);
      document.removeEventListener('visibilitychange', sendWhenHidden);
      void this.flush(this.policy.overlapsOnLeave);
      this.stop();
    };
  }

  /** Records what the learner typed, and sends it after a pause, or immediately if `isFinished`. */
  change(values: Values<V>, isFinished = false): void {
    for (const [key, value] of Object.entries(values)) {
      this.recordChange(key, true);
      this.policy.device.write(key, value);
    }
    this.update({ values: { ...this.state.values, ...values } });
    if (this.state.status === 'conflict' || this.state.status === 'closed') return;
    this.update({ status: this.requestCount > 0 ? 'saving' : 'typing', error: undefined });
    if (isFinished) void this.flush();
    else this.schedule(this.policy.delayMs);
  }

  /** Sends unsaved values, with `isLeaving` in a request that outlives the page. */
  async flush(isLeaving = false): Promise<void> {
    if (!this.isRunning || !this.hasUnsaved() || this.state.status === 'conflict') return;
    if (this.requestCount > 0 && !(isLeaving && this.policy.overlapsOnLeave)) return;
    this.clearTimer();
    const sent = new Map(this.unsaved);
    const values = this.unsavedValues();
    this.requestCount += 1;
    this.update({ status: 'saving' });
    try {
      await this.policy.save(values, isLeaving);
      this.requestCount -= 1;
      this.acknowledge(sent, values);
    } catch (error) {
      this.requestCount -= 1;
      this.handleFailure(error);
    }
  }

  /** Ends a conflict with the values the learner chose, and saves them. */
  async resolve(values: Values<V>): Promise<void> {
    this.update({ status: 'typing', theirs: {} });
    this.change(values);
    await this.flush();
  }

  /** Returns the current position in the sequence of changes, to pass to `receive`. */
  now(): number {
    return this.changeCount;
  }

  /** Applies values that were requested from the server at `since`, except where the learner has changed them since. */
  receive(values: Values<V>, since: number): void {
    const applicable = Object.entries(values).filter(
      ([key]) => !this.unsaved.has(key) && (this.changes.get(key) ?? 0) <= since,
    );
    this.update({ values: { ...this.state.values, ...Object.fromEntries(applicable) } });
  }

  /** Applies a value typed in another tab, which saves it. */
  receiveFromTab(key: string, value: V): void {
    this.recordChange(key, false);
    this.update({ values: { ...this.state.values, [key]: value } });
    if (this.state.status === 'offline' && !this.hasUnsaved()) this.update({ status: 'idle' });
  }

  /** Stops sending and scheduling; a running request still completes. */
  stop(): void {
    this.isRunning = false;
    this.clearTimer();
  }

  resume(): void {
    this.isRunning = true;
    void this.flush();
  }

  private recordChange(key: string, isUnsaved: boolean): void {
    this.changeCount += 1;
    this.changes.set(key, this.changeCount);
    if (isUnsaved) this.unsaved.set(key, this.changeCount);
    else this.unsaved.delete(key);
  }

  private acknowledge(sent: Map<string, number>, values: Record<string, V>): void {
    this.failures = 0;
    for (const [key, value] of Object.entries(values)) {
      if (this.unsaved.get(key) !== sent.get(key)) continue;
      // Counts as a change, so that an older response from the server does not replace the value.
      this.recordChange(key, false);
      this.policy.device.remove(key, value);
    }
    if (this.requestCount > 0) return;
    if (!this.hasUnsaved()) return this.update({ status: 'saved', error: undefined });
    this.update({ status: 'typing', error: undefined });
    // Without a timer, the pause in typing is already over.
    if (this.timer === undefined) void this.flush();
  }

  private handleFailure(error: unknown): void {
    if (error instanceof AutosaveConflict) {
      this.clearTimer();
      return this.update({ status: 'conflict', theirs: error.theirs as Values<V> });
    }
    if (this.policy.isClosed?.(error)) {
      this.stop();
      return this.update({ status: 'closed' });
    }
    // Another request, sent in parallel when the learner left the page, has saved everything.
    if (!this.hasUnsaved()) return this.update({ status: 'saved', error: undefined });
    if (!isTransient(error)) return this.update({ status: 'failed', error });
    this.update({ status: 'offline', error });
    return this.schedule(this.nextRetryMs());
  }

  private nextRetryMs(): number {
    const pauseMs = Math.min(FIRST_RETRY_MS * 2 ** this.failures, LONGEST_RETRY_MS);
    this.failures += 1;
    return pauseMs * (0.5 + (this.policy.random ?? Math.random)());
  }

  private schedule(delayMs: number): void {
    this.clearTimer();
    if (!this.isRunning) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      void this.flush();
    }, delayMs);
  }

  private clearTimer(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  private update(change: Partial<AutosaveState<V>>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function isEqual(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
