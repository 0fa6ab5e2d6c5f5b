import type { SkillCheckAnswer, SkillCheckAnswers } from '@learning/shared/contract/activities';
import { hasCode, isTransient, userMessageOf } from '#lib/api-error.ts';
import type { AttemptStore } from './attempt-store.ts';

export const SAVE_AFTER_MS = 800;
export const RETRY_AFTER_MS = 15_000;

/**
 * `kept`: no answer from the server; safe on this device and tried again. `failed`: the server refused, `message` says
 * why. `closed`: the attempt takes no more answers.
 */
export type SaveStatus = 'idle' | 'waiting' | 'saving' | 'saved' | 'kept' | 'failed' | 'closed';

export interface AnswerState {
  answers: SkillCheckAnswers;
  status: SaveStatus;
  message: string;
}

/** Sends changed answers; resolves when the server has them. */
export type SaveAnswers = (answers: SkillCheckAnswers, isLeaving: boolean) => Promise<void>;

/**
 * The answers of an open attempt: sent as they are given, only those that changed, one request at a time, and kept on the
 * device until the server has them. Of two answers to one question the newer stays.
 */
export class AnswerQueue {
  private state: AnswerState;
  /** Question id → number of the change that the server does not have yet. */
  private readonly unsaved = new Map<string, number>();
  /** Question id → number of its last change here; that the server has it now is one, too. */
  private readonly changes = new Map<string, number>();
  private changeCount = 0;
  private requestCount = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isRunning = true;
  private readonly listeners = new Set<() => void>();
  private readonly save: SaveAnswers;
  private readonly store: AttemptStore;

  /** `saved`: the answers as the server had them. What the device kept lies over them. */
  constructor(saved: SkillCheckAnswers, save: SaveAnswers, store: AttemptStore) {
    this.save = save;
    this.store = store;
    const kept = store.read().answers;
    for (const questionId of Object.keys(kept)) this.note(questionId, true);
    this.state = {
      answers: { ...saved, ...kept },
      status: this.unsaved.size > 0 ? 'kept' : 'idle',
      message: '',
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): AnswerState => this.state;

  get hasUnsaved(): boolean {
    return this.unsaved.size > 0;
  }

  /** The learner answered. What is typed waits for a pause; a choice is sent at once. */
  give(questionId: string, answer: SkillCheckAnswer, isTyped: boolean): void {
    this.note(questionId, true);
    this.store.change(({ answers }) => ({ answers: { ...answers, [questionId]: answer } }));
    const isSaving = this.state.status === 'saving';
    this.show({
      answers: { ...this.state.answers, [questionId]: answer },
      status: isSaving ? 'saving' : 'waiting',
      message: '',
    });
    if (isTyped) this.schedule(SAVE_AFTER_MS);
    else void this.flush();
  }

  /** Sends what waits. `isLeaving`: at once, in a request that outlives the page, even beside one on its way. */
  async flush(isLeaving = false): Promise<void> {
    if (!this.isRunning || this.unsaved.size === 0) return;
    if (this.requestCount > 0 && !isLeaving) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    const sent = new Map(this.unsaved);
    const answers = this.ownUnsaved();
    this.requestCount += 1;
    this.show({ status: 'saving' });
    try {
      await this.save(answers, isLeaving);
      this.requestCount -= 1;
      this.acknowledge(sent);
    } catch (error) {
      this.requestCount -= 1;
      this.refused(error);
    }
  }

  /** For handing in: what the server may not have, given in this tab or another one of this device. It has the rest. */
  unsavedAnswers(): SkillCheckAnswers {
    return { ...this.store.read().answers, ...this.ownUnsaved() };
  }

  /** A moment to name in `receive`. */
  now(): number {
    return this.changeCount;
  }

  /** The server's answers, asked for at `since`: what was given or brought over later, or waits to be sent, stays. */
  receive(answers: SkillCheckAnswers, since: number): void {
    const fresh = Object.entries(answers).filter(
      ([questionId]) =>
        !this.unsaved.has(questionId) && (this.changes.get(questionId) ?? 0) <= since,
    );
    this.show({ answers: { ...this.state.answers, ...Object.fromEntries(fresh) } });
  }

  /** Another tab of this attempt was given an answer, and saves it. */
  receiveFromTab(questionId: string, answer: SkillCheckAnswer): void {
    this.note(questionId, false);
    this.show({ answers: { ...this.state.answers, [questionId]: answer } });
    if (this.state.status === 'kept' && !this.hasUnsaved) this.show({ status: 'idle' });
  }

  /** After this nothing is sent or scheduled; a request on its way still lands. */
  stop(): void {
    this.isRunning = false;
    clearTimeout(this.timer);
    this.timer = undefined;
  }

  resume(): void {
    this.isRunning = true;
    void this.flush();
  }

  private ownUnsaved(): SkillCheckAnswers {
    const ids = [...this.unsaved.keys()];
    return Object.fromEntries(
      ids.map((questionId) => [questionId, this.state.answers[questionId]!]),
    );
  }

  private note(questionId: string, isUnsaved: boolean): void {
    this.changeCount += 1;
    this.changes.set(questionId, this.changeCount);
    if (isUnsaved) this.unsaved.set(questionId, this.changeCount);
    else this.unsaved.delete(questionId);
  }

  private schedule(delayMs: number): void {
    clearTimeout(this.timer);
    if (this.isRunning) this.timer = setTimeout(() => void this.flush(), delayMs);
  }

  private acknowledge(sent: Map<string, number>): void {
    const saved = [...sent].filter(
      ([questionId, change]) => this.unsaved.get(questionId) === change,
    );
    for (const [questionId] of saved) this.note(questionId, false);
    const savedIds = new Set(saved.map(([questionId]) => questionId));
    this.store.change(({ answers }) => ({
      answers: Object.fromEntries(
        Object.entries(answers).filter(
          ([questionId, answer]) =>
            !savedIds.has(questionId) || !isSame(answer, this.state.answers[questionId]),
        ),
      ),
    }));
    if (this.requestCount > 0) return;
    if (!this.hasUnsaved) return this.show({ status: 'saved', message: '' });
    this.show({ status: 'waiting', message: '' });
    // Typed text that still waits for its pause is sent by its timer.
    if (this.timer === undefined) void this.flush();
  }

  private refused(error: unknown): void {
    if (hasCode(error, 'attempt_closed')) {
      this.stop();
      return this.show({ status: 'closed', message: '' });
    }
    // Sent again meanwhile, on the way out of the page, and saved.
    if (!this.hasUnsaved) return this.show({ status: 'saved', message: '' });
    const canSucceedLater = isTransient(error);
    const message = hasCode(error, 'offline') ? '' : userMessageOf(error);
    this.show({ status: canSucceedLater ? 'kept' : 'failed', message });
    if (canSucceedLater) this.schedule(RETRY_AFTER_MS);
  }

  private show(change: Partial<AnswerState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}

function isSame(one: SkillCheckAnswer | undefined, other: SkillCheckAnswer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
