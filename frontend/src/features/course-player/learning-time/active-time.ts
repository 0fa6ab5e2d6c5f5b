/** After this long without input the learner counts as away. */
const IDLE_AFTER_MS = 60_000;

/** A longer gap between two ticks means that the device slept. */
const LONGEST_GAP_MS = 5_000;

/**
 * Adds up the time in which the page was visible and the learner active: input within the last minute. Clocks are
 * parameters, in milliseconds.
 */
export class ActiveTime {
  activeMs: number;
  private lastTickMs: number;
  private lastInputMs: number;

  constructor(nowMs: number, activeMs = 0) {
    this.activeMs = activeMs;
    this.lastTickMs = nowMs;
    this.lastInputMs = nowMs;
  }

  /** Records an input of the learner. */
  input(nowMs: number): void {
    this.lastInputMs = nowMs;
  }

  /** Call about once a second. */
  tick(nowMs: number, isVisible: boolean): void {
    const elapsedMs = nowMs - this.lastTickMs;
    this.lastTickMs = nowMs;
    const isActive = nowMs - this.lastInputMs <= IDLE_AFTER_MS;
    if (isVisible && isActive && elapsedMs > 0 && elapsedMs <= LONGEST_GAP_MS) {
      this.activeMs += elapsedMs;
    }
  }
}
