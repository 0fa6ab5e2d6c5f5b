import { ActiveTime } from './active-time.ts';

/** New minutes after which a sitting reports. */
export const BEAT_MINUTES = 5;

const MINUTE_MS = 60_000;
/** The contract's upper bound. */
const MOST_MINUTES = 1_440;

export interface SavedSitting {
  id: string;
  activeMs: number;
  /** The most minutes that were sent, answered or not. */
  offeredMinutes: number;
}

/**
 * One opening of a module in one tab. Reports carry the minutes of the whole sitting, so that a repeat adds nothing (decision
 * 012).
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

  /** Whole minutes, in all. */
  get minutes(): number {
    return Math.min(MOST_MINUTES, Math.floor(this.time.activeMs / MINUTE_MS));
  }

  get isBeatDue(): boolean {
    return this.minutes - this.offeredMinutes >= BEAT_MINUTES;
  }

  /** The report to send now; undefined when there is nothing new to say. */
  offer(): { sittingId: string; minutes: number } | undefined {
    if (this.minutes <= this.offeredMinutes) return undefined;
    this.offeredMinutes = this.minutes;
    return { sittingId: this.id, minutes: this.minutes };
  }

  saved(): SavedSitting {
    return { id: this.id, activeMs: this.time.activeMs, offeredMinutes: this.offeredMinutes };
  }
}
