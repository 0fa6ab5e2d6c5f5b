const TICK_MS = 250;

/** The longest difference between two clocks in one tick that is not sleep or a changed clock. */
const LARGEST_DRIFT_MS = 2_000;

/** Milliseconds. `steady` only ever runs forward; `wall` is the device's time of day. */
export interface Clocks {
  steady: () => number;
  wall: () => number;
}

export const deviceClocks: Clocks = { steady: () => performance.now(), wall: () => Date.now() };

interface Watchers {
  /** No time is left. May be called more than once. */
  onZero: () => void;
  /** The device slept, or its time of day was changed: the count may be wrong, the server knows. */
  onDoubt: () => void;
}

/**
 * Counts an attempt down from what the server said was left. The device's time of day decides nothing. Where the steady
 * clock stands still while a device sleeps, it only gives the hint to ask the server again.
 */
export class AttemptClock {
  private endMs: number;
  private shown: number;
  private readonly clocks: Clocks;
  private readonly listeners = new Set<() => void>();

  /** `secondsLeft` as the server answered it just now. */
  constructor(secondsLeft: number, clocks: Clocks = deviceClocks) {
    this.clocks = clocks;
    this.endMs = clocks.steady() + secondsLeft * 1_000;
    this.shown = secondsLeft;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Whole seconds left, rounded up; 0 when the time is over. */
  readonly secondsLeft = (): number => this.shown;

  /** The server answered again. */
  resync(secondsLeft: number): void {
    this.endMs = this.clocks.steady() + secondsLeft * 1_000;
    this.update();
  }

  /** Starts ticking; the answer stops it. */
  run({ onZero, onDoubt }: Watchers): () => void {
    let drift = this.drift();
    const tick = () => {
      if (Math.abs(this.drift() - drift) > LARGEST_DRIFT_MS) {
        drift = this.drift();
        onDoubt();
      }
      this.update();
      if (this.shown === 0) onZero();
    };
    const timer = setInterval(tick, TICK_MS);
    tick();
    return () => clearInterval(timer);
  }

  private drift(): number {
    return this.clocks.wall() - this.clocks.steady();
  }

  private update(): void {
    const left = Math.max(0, Math.ceil((this.endMs - this.clocks.steady()) / 1_000));
    if (left === this.shown) return;
    this.shown = left;
    for (const listener of this.listeners) listener();
  }
}

/** `14:05`; more than an hour stays in minutes: `90:00`. */
export function printSeconds(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Below this the clock turns to its warning style (specification section 9). */
export const WARNING_SECONDS = 300;

/** What is said as the time runs down, at five minutes and at one; empty before. */
export function timeWarning(secondsLeft: number): string {
  if (secondsLeft === 0) return 'The time is up.';
  if (secondsLeft <= 60) return '1 minute left, or less.';
  if (secondsLeft <= WARNING_SECONDS) return '5 minutes left, or less.';
  return '';
}
