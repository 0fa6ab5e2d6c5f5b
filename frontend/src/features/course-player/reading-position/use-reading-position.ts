import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSavePosition } from './save-position.ts';
import { goToElement, topmostBlock } from './page-place.ts';

export const SAVE_AFTER_MS = 3_000;

/** What says that the reader has begun to move; the page's own jumps do not. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Reading {
  learnerId: string;
  courseId: number;
  moduleId: string;
  /** Holds the text, whose first element holds the paragraphs. */
  text: RefObject<HTMLElement | null>;
  /** Stored paragraph; null at the start, and where there is nothing to resume. */
  resumeAt: number | null;
  /** Since before the text was there: whether the reader has begun to move. */
  hasMoved: RefObject<boolean>;
}

/** Whether the reader has pressed, turned or touched anything since this came on the page. */
export function useHasMoved(): RefObject<boolean> {
  const hasMoved = useRef(false);
  useEffect(() => {
    const note = () => {
      hasMoved.current = true;
    };
    for (const name of MOVES) addEventListener(name, note, { passive: true, capture: true });
    return () => {
      for (const name of MOVES) removeEventListener(name, note, { capture: true });
    };
  }, []);
  return hasMoved;
}

/**
 * Takes the reader back to the paragraph that stood at the top of the screen, and remembers it as they read.
 *
 * @returns whether the reader was taken back.
 */
export function useReadingPosition(reading: Reading): boolean {
  const { learnerId, courseId, moduleId, text, hasMoved } = reading;
  const { mutate } = useSavePosition(learnerId, courseId);
  // What was stored when the module was opened; what is saved from here on moves nothing.
  const [resumeAt] = useState(reading.resumeAt);
  const [hasResumed, setHasResumed] = useState(false);

  useEffect(() => {
    const paragraphs = () => text.current?.firstElementChild?.children ?? [];
    let saved = resumeAt ?? 0;
    let seen = saved;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = () => {
      if (text.current?.isConnected) seen = topmostBlock(paragraphs());
    };
    const save = (isLeaving: boolean) => {
      clearTimeout(timer);
      if (seen === saved) return;
      saved = seen;
      mutate({ moduleId, lastBlock: seen, isLeaving });
    };
    const onScroll = () => {
      look();
      clearTimeout(timer);
      timer = setTimeout(() => save(false), SAVE_AFTER_MS);
    };
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') save(true);
    };
    // After the router has put the page where it thinks it belongs.
    const frame = requestAnimationFrame(() => {
      const place = resumeAt === null ? undefined : placeOf(paragraphs(), resumeAt);
      if (place && !hasMoved.current && !location.hash) {
        saved = seen = place.index;
        goToElement(place.element);
        setHasResumed(true);
      }
      addEventListener('scroll', onScroll, { passive: true });
    });
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onVisibility);
      save(true);
    };
  }, [moduleId, text, hasMoved, resumeAt, mutate]);

  return hasResumed;
}

/** Where to go on: a heading right above the paragraph comes along. The text may have become shorter since. */
function placeOf(paragraphs: ArrayLike<Element>, stored: number) {
  let index = Math.min(stored, paragraphs.length - 1);
  while (index > 0 && /^H[2-4]$/.test(paragraphs[index - 1]!.tagName)) index -= 1;
  const element = paragraphs[index];
  return index > 0 && element instanceof HTMLElement ? { index, element } : undefined;
}
