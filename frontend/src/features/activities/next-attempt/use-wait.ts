import type { AttemptWait } from '@learning/shared/contract/activities';
import { useEffect, useState } from 'react';

const TICK_MS = 1_000;

/**
 * Counts down the seconds until the next attempt opens. It counts from what the server reported; a device whose clock is
 * ahead at most offers the button early, and the server then says when it opens.
 */
export function useWait(wait: AttemptWait | undefined): number {
  const [receivedAt] = useState(() => performance.now());
  const leftNow = () => {
    if (!wait) return 0;
    const byServer = wait.secondsLeft - (performance.now() - receivedAt) / 1000;
    const byDevice = (Date.parse(wait.opensAt) - Date.now()) / 1000;
    return Math.max(0, Math.ceil(Math.min(byServer, byDevice)));
  };
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    if (left === 0) return undefined;
    const timer = setInterval(() => setLeft(leftNow()), TICK_MS);
    return () => clearInterval(timer);
  });
  return left;
}

/** Prints a wait as people say it: `less than a minute`, `9 minutes`, `23 hours`. */
export function printWait(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  if (minutes < 90) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.round(minutes / 60)} hours`;
}
