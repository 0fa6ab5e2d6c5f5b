const TICK_MS = 250;

/** A larger change between the two clocks in one tick means sleep or a changed time of day. */
const LARGEST_DRIFT_MS = 2_000;

/** Milliseconds. `steady` never goes back; `wall` is the device's time of day. */
export interface Clocks {
  steady: () => number;
  wall: () => number;
}

const deviceClocks: Clocks = { steady: () => performance.now(), wall: () => Date.now() };

interface Watchers {
  /** No time is left. Can be called more than once. */
  onZero: () => void;
  /** The device slept or its time of day changed: the count may be wrong, so the server is asked. */
  onDoubt: () => void;
}

/**
 * Counts an attempt down from the seconds the server reported. The device's time of day never counts; together with
 * the steady clock it only reveals that the device slept.
 */
export class AttemptClock {
  private endMs: number;
  private shown: number;
  private readonly clocks: Clocks;
  private readonly listeners = new Set<() => void>();

  /**
   *
   *
   * @param secondsLeft as the server has just reported it
   */
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

  /** Restarts the count from the server's time. */
  resync(secondsLeft: number): void {
    this.endMs = this.clocks.steady() + secondsLeft * 1_000;
    this.update();
  }

  /**
   * Starts ticking.
   *
   * @returns stops it
   */
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

/** Prints `14:05`; an hour and more stays in minutes: `90:00`. */
export function printSeconds(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}

/** Below this the clock shows its warning style. Source: rules/scoring.md S11 */
export const WARNING_SECONDS = 300;

/** Announcement at five minutes, at one minute and at the end; empty before. */
export function timeWarning(secondsLeft: number): string {
  if (secondsLeft === 0) return 'Time is up.';
  if (secondsLeft <= 60) return 'Less than 1 minute left.';
  if (secondsLeft <= WARNING_SECONDS) return 'Less than 5 minutes left.';
  return '';
}
