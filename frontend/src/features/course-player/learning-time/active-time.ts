/** Without input for this long the learner is taken to be away. */
export const IDLE_AFTER_MS = 60_000;

/** A gap longer than this between two ticks is sleep of the device, not reading. */
const LONGEST_GAP_MS = 5_000;

/**
 * Adds up the time in which the page was visible and its reader active: input within the last minute (DECISIONS section
 * 4). Clocks are parameters, in milliseconds.
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

  /** The reader did something. */
  input(nowMs: number): void {
    this.lastInputMs = nowMs;
  }

  /** To be called about once a second. */
  tick(nowMs: number, isVisible: boolean): void {
    const elapsedMs = nowMs - this.lastTickMs;
    this.lastTickMs = nowMs;
    const isActive = nowMs - this.lastInputMs <= IDLE_AFTER_MS;
    if (isVisible && isActive && elapsedMs > 0 && elapsedMs <= LONGEST_GAP_MS) {
      this.activeMs += elapsedMs;
    }
  }
}
