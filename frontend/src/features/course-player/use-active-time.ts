import { useEffect, useRef } from 'react';
import { ActiveTime } from './active-time.ts';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove', 'wheel'] as const;
const TICK_MS = 1_000;
/** The contract's upper bound. */
const MOST_MINUTES = 1_440;

export interface ActiveTimeMeter {
  /** Whole minutes of visible, active time, at least 1. */
  minutes: () => number;
  /** Start again at nothing, once the minutes are recorded. */
  reset: () => void;
}

/**
 * Measures visible, active time under a key, such as learner and module. A reload of the tab goes on where it was.
 */
export function useActiveTime(key: string): ActiveTimeMeter {
  const time = useRef<ActiveTime>(null);

  useEffect(() => {
    const storageKey = `active-time:${key}`;
    const meter = new ActiveTime(Date.now(), recall(storageKey));
    time.current = meter;

    const onInput = () => meter.input(Date.now());
    const tick = () => {
      meter.tick(Date.now(), document.visibilityState === 'visible');
      remember(storageKey, meter.activeMs);
    };
    for (const name of INPUTS) addEventListener(name, onInput, { passive: true, capture: true });
    document.addEventListener('visibilitychange', tick);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      tick();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
      for (const name of INPUTS) removeEventListener(name, onInput, { capture: true });
    };
  }, [key]);

  return {
    minutes: () => Math.min(MOST_MINUTES, time.current?.minutes() ?? 1),
    reset: () => {
      if (time.current) time.current.activeMs = 0;
    },
  };
}

function recall(storageKey: string): number {
  try {
    return Number(sessionStorage.getItem(storageKey)) || 0;
  } catch {
    return 0;
  }
}

function remember(storageKey: string, activeMs: number): void {
  try {
    sessionStorage.setItem(storageKey, String(activeMs));
  } catch {
    // Without storage the measure lasts as long as the page.
  }
}
