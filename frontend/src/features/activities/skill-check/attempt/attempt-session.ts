import type {
  ActivityState,
  ActivitySubmission,
  SkillCheckAnswer,
  SkillCheckAnswers,
  SkillCheckAttempt,
} from '@learning/shared/contract/activities';
import { hasCode } from '#lib/api-error.ts';
import { Autosave } from '#lib/autosave.ts';
import { announceSubmitted, type AttemptChannel, openAttemptChannel } from './attempt-channel.ts';
import { AttemptClock, type Clocks } from './attempt-clock.ts';
import { type AttemptStore, openAttemptStore } from './attempt-store.ts';

export interface AttemptGateway {
  saveAnswers(answers: SkillCheckAnswers, isLeaving: boolean): Promise<{ secondsLeft: number }>;
  readState(): Promise<ActivityState>;
  /** Resolves with undefined when the submission was stored on the device, to be sent later. */
  submit(answers: SkillCheckAnswers): Promise<ActivitySubmission | undefined>;
}

export interface AttemptEvents {
  onGraded(submission: ActivitySubmission, wasTimeUp: boolean): void;
  /** The server no longer has this attempt open: it was submitted on another device, or replaced. */
  onReplaced(state: ActivityState): void;
  /** The page of the attempt was closed with this state. */
  onClosed(state: { answers: SkillCheckAnswers; secondsLeft: number }): void;
}

interface Options {
  learnerId: string;
  attempt: SkillCheckAttempt;
  gateway: AttemptGateway;
  events: AttemptEvents;
  clocks?: Clocks;
}

/** Pause in typing before an answer is saved. A choice is saved at once. */
const TYPING_PAUSE_MS = 800;

/** Runs one open attempt: its clock, its answers in all tabs, and its submission. */
export class AttemptSession {
  readonly clock: AttemptClock;
  readonly answers: Autosave<SkillCheckAnswer>;
  readonly store: AttemptStore;
  private readonly options: Options;
  private channel: AttemptChannel | undefined;
  private isSubmitting = false;
  /** An attempt is submitted automatically at most once, even when the submission failed. */
  private wasSubmittedAutomatically = false;
  private isSyncing = false;
  private readonly listeners = new Set<() => void>();

  constructor(options: Options) {
    const { learnerId, attempt, gateway, clocks } = options;
    this.options = options;
    this.clock = new AttemptClock(attempt.secondsLeft, clocks);
    this.store = openAttemptStore(learnerId, attempt.activityId, attempt.id);
    this.answers = new Autosave<SkillCheckAnswer>({
      stored: attempt.answers,
      delayMs: TYPING_PAUSE_MS,
      overlapsOnLeave: true,
      isClosed: (error) => hasCode(error, 'attempt_closed'),
      device: deviceAnswers(this.store),
      save: async (answers, isLeaving) => {
        const { secondsLeft } = await gateway.saveAnswers(answers, isLeaving);
        this.clock.resync(secondsLeft);
      },
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly isSending = (): boolean => this.isSubmitting;

  /** Starts the clock, saving, and the exchange with other tabs. @returns ends all three */
  open(): () => void {
    const { learnerId, attempt, events } = this.options;
    const channel = openAttemptChannel(learnerId, attempt.id, (message) => {
      if (message.type === 'answer') {
        this.answers.receiveFromTab(message.questionId, message.answer);
      } else void this.sync();
    });
    this.channel = channel;
    const submit = () => this.submitAutomatically();
    const sync = () => void this.sync();
    const stopClock = this.clock.run({ onZero: submit, onDoubt: sync });
    const stopWatching = this.answers.subscribe(() => {
      if (this.answers.snapshot().status === 'closed') submit();
    });
    const onVisibility = () => {
      if (document.visibilityState === 'visible') sync();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!this.answers.hasUnsaved()) return;
      void this.answers.flush(true);
      event.preventDefault();
    };
    const closeAnswers = this.answers.open();
    sync();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', sync);
    addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', sync);
      removeEventListener('beforeunload', onLeave);
      closeAnswers();
      stopClock();
      stopWatching();
      channel.close();
      this.channel = undefined;
      events.onClosed({
        answers: this.answers.snapshot().values,
        secondsLeft: this.clock.secondsLeft(),
      });
    };
  }

  /** Takes over an answer and shows it in the other tabs. Typed text is saved after a pause. */
  answer(questionId: string, answer: SkillCheckAnswer, isTyped: boolean): void {
    this.answers.change({ [questionId]: answer }, !isTyped);
    this.channel?.post({ type: 'answer', questionId, answer });
  }

  /** Submits the attempt. Safe to call again: one attempt has one submission. */
  async submit(wasTimeUp = false): Promise<void> {
    if (this.isSubmitting) return;
    const { learnerId, attempt, gateway, events } = this.options;
    this.setSubmitting(true);
    this.answers.stop();
    // Other tabs store their unsaved answers on the same device. The server has the rest.
    const unsaved = { ...this.store.read().answers, ...this.answers.unsavedValues() };
    const submission = await gateway.submit(unsaved);
    if (submission) {
      this.store.remove();
      announceSubmitted(learnerId, attempt.id);
      return events.onGraded(submission, wasTimeUp);
    }
    this.setSubmitting(false);
    if (this.channel) this.answers.resume();
    return undefined;
  }

  private submitAutomatically(): void {
    if (this.wasSubmittedAutomatically) return;
    this.wasSubmittedAutomatically = true;
    void this.submit(this.clock.secondsLeft() === 0);
  }

  /** Asks the server for the time left and the answers of other devices, or whether the attempt was submitted there. */
  private async sync(): Promise<void> {
    if (this.isSyncing) return;
    const { attempt, gateway, events } = this.options;
    this.isSyncing = true;
    const since = this.answers.now();
    try {
      const state = await gateway.readState();
      if (state.attempt?.id === attempt.id) {
        this.clock.resync(state.attempt.secondsLeft);
        this.answers.receive(state.attempt.answers, since);
      } else events.onReplaced(state);
    } catch {
      // The clock goes on; the next sync asks again.
    } finally {
      this.isSyncing = false;
    }
  }

  private setSubmitting(isSubmitting: boolean): void {
    this.isSubmitting = isSubmitting;
    for (const listener of this.listeners) listener();
  }
}

function deviceAnswers(store: AttemptStore) {
  return {
    read: () => store.read().answers,
    write: (questionId: string, answer: SkillCheckAnswer) =>
      store.change(({ answers }) => ({ answers: { ...answers, [questionId]: answer } })),
    remove: (questionId: string, answer: SkillCheckAnswer) =>
      store.change(({ answers }) => {
        const { [questionId]: stored, ...others } = answers;
        const isNewer = JSON.stringify(stored) !== JSON.stringify(answer);
        return isNewer ? {} : { answers: others };
      }),
  };
}
