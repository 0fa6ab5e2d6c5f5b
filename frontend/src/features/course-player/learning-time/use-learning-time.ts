import { useEffect, useRef } from 'react';
import { useSendLearningTime } from './record-learning-time.ts';
import { openSitting, storeSitting } from './sitting-store.ts';
import { storeReport } from './unsent-time.ts';

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchmove', 'wheel'] as const;
const TICK_MS = 1_000;

export interface LearningTimeMeter {
  /** Reports unreported time at once. */
  report: () => void;
}

interface Place {
  learnerId: string;
  courseId: number;
  moduleId: string;
}

/**
 * Measures visible, active time in an open module. Reports it every few minutes, when the page is hidden and when the
 * module is closed. A reload continues the sitting.
 */
export function useLearningTime({ learnerId, courseId, moduleId }: Place): LearningTimeMeter {
  const reportNow = useRef<() => void>(null);
  const send = useSendLearningTime(learnerId);

  useEffect(() => {
    const place = { learnerId, moduleId };
    const sitting = openSitting(place, Date.now());

    const report = (isLeaving: boolean) => {
      const offer = sitting.offer();
      storeSitting(place, sitting);
      if (offer) storeReport(learnerId, { courseId, moduleId, ...offer });
      void send(isLeaving);
    };
    reportNow.current = () => report(false);
    const tick = () => {
      sitting.time.tick(Date.now(), document.visibilityState === 'visible');
      storeSitting(place, sitting);
      if (sitting.isBeatDue) report(false);
    };
    const onInput = () => sitting.time.input(Date.now());
    const onVisibility = () => {
      tick();
      if (document.visibilityState === 'hidden') report(true);
    };
    const sendAgain = () => void send(false);

    sendAgain();
    for (const name of INPUTS) addEventListener(name, onInput, { passive: true, capture: true });
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', sendAgain);
    const timer = setInterval(tick, TICK_MS);
    return () => {
      clearInterval(timer);
      removeEventListener('online', sendAgain);
      document.removeEventListener('visibilitychange', onVisibility);
      for (const name of INPUTS) removeEventListener(name, onInput, { capture: true });
      sitting.time.tick(Date.now(), document.visibilityState === 'visible');
      report(true);
    };
  }, [learnerId, courseId, moduleId, send]);

  return { report: () => reportNow.current?.() };
}
