import { ActiveTime } from './active-time.ts';

/** A sitting reports after this many new minutes. */
export const BEAT_MINUTES = 5;

const MINUTE_MS = 60_000;
/** Limit of the contract. */
const MOST_MINUTES = 1_440;

export interface SavedSitting {
  id: string;
  activeMs: number;
  /** Highest total that was sent, acknowledged or not. */
  offeredMinutes: number;
}

/**
 * Measures one sitting: a module open in one tab. Reports contain the total of the sitting, so that a repeat adds
 * nothing.
 */
export class Sitting {
  readonly id: string;
  readonly time: ActiveTime;
  private offeredMinutes: number;

  constructor(saved: SavedSitting, nowMs: number) {
    this.id = saved.id;
    this.time = new ActiveTime(nowMs, saved.activeMs);
    this.offeredMinutes = saved.offeredMinutes;
  }

  /** Total of whole minutes. */
  get minutes(): number {
    return Math.min(MOST_MINUTES, Math.floor(this.time.activeMs / MINUTE_MS));
  }

  get isBeatDue(): boolean {
    return this.minutes - this.offeredMinutes >= BEAT_MINUTES;
  }

  /** Returns the report to send now, or undefined when nothing is new. */
  offer(): { sittingId: string; minutes: number } | undefined {
    if (this.minutes <= this.offeredMinutes) return undefined;
    this.offeredMinutes = this.minutes;
    return { sittingId: this.id, minutes: this.minutes };
  }

  saved(): SavedSitting {
    return { id: this.id, activeMs: this.time.activeMs, offeredMinutes: this.offeredMinutes };
  }
}
