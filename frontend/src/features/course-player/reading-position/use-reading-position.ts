import { type RefObject, useEffect, useRef, useState } from 'react';
import { useSavePosition } from './save-position.ts';
import { goToElement, topmostBlock } from './page-place.ts';

export const SAVE_AFTER_MS = 3_000;

/** Events that mean the learner scrolls; the page's own jumps fire none of them. */
const MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface Reading {
  learnerId: string;
  courseId: number;
  moduleId: string;
  /** Element whose first child contains the paragraphs. */
  text: RefObject<HTMLElement | null>;
  /** The paragraph of the module with which the text begins. @default 0 */
  from?: number;
  /** Stored paragraph of this text; null at the start or without a stored one. */
  resumeAt: number | null;
  /** Stored paragraph of the module. @default `resumeAt` */
  savedAt?: number | null;
  /** Whether the learner has already scrolled, also before the text was loaded. */
  hasMoved: RefObject<boolean>;
}

/** Whether the learner has used keys, wheel or touch since the step was opened. */
export function useHasMoved(step?: string): RefObject<boolean> {
  const hasMoved = useRef(false);
  const opened = useRef(step);
  useEffect(() => {
    // The first step is the one that was waited for.
    if (opened.current !== undefined && opened.current !== step) hasMoved.current = false;
    opened.current = step;
  }, [step]);
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
 * Returns the learner to the stored paragraph, and saves it as they read.
 *
 * @returns whether the page was scrolled to a stored paragraph
 */
export function useReadingPosition(reading: Reading): boolean {
  const { learnerId, courseId, moduleId, text, from = 0, hasMoved } = reading;
  const { mutate } = useSavePosition(learnerId, courseId);
  // The paragraph stored at the opening; later saves do not scroll.
  const [resumeAt] = useState(reading.resumeAt);
  const [savedAt] = useState(reading.savedAt ?? reading.resumeAt);
  const [hasResumed, setHasResumed] = useState(false);

  useEffect(() => {
    const paragraphs = () => text.current?.firstElementChild?.children ?? [];
    let saved = savedAt ?? 0;
    let seen = resumeAt ?? from;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const look = () => {
      if (text.current?.isConnected) seen = from + topmostBlock(paragraphs());
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
    // After the router's own scrolling.
    const frame = requestAnimationFrame(() => {
      // A link to a section, such as that of a review question, opens the lesson there.
      const section = document.getElementById(location.hash.slice(1));
      if (section && text.current?.contains(section) && !hasMoved.current) goToElement(section);
      const place = resumeAt === null ? undefined : placeOf(paragraphs(), resumeAt - from);
      if (place && !hasMoved.current && !location.hash) {
        saved = seen = from + place.index;
        goToElement(place.element);
        setHasResumed(true);
      }
      addEventListener('scroll', onScroll, { passive: true });
    });
    // A step that begins later than what is stored has been reached.
    timer = setTimeout(() => save(false), SAVE_AFTER_MS);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
      document.removeEventListener('visibilitychange', onVisibility);
      save(true);
    };
  }, [moduleId, text, from, hasMoved, resumeAt, savedAt, mutate]);

  return hasResumed;
}

/**
 * Returns the element to scroll to: a heading right above the paragraph is included. The text may have become
 * shorter.
 */
function placeOf(paragraphs: ArrayLike<Element>, stored: number) {
  let index = Math.min(stored, paragraphs.length - 1);
  // A law box in the tabs of the one before it.
  while (index > 0 && (paragraphs[index] as HTMLElement).hidden) index -= 1;
  while (index > 0 && /^H[2-4]$/.test(paragraphs[index - 1]!.tagName)) index -= 1;
  const element = paragraphs[index];
  return index > 0 && element instanceof HTMLElement ? { index, element } : undefined;
}
