import { useNavigate } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { afterFrame } from '#lib/after-frame.ts';
import type { PlayerSearch } from '../player-search.ts';

interface Place extends PlayerSearch {
  courseId: number;
}

/**
 * Returns the `onClick` of a link to a module or a step. It marks the link with `data-clicked`, and opens the step after the next frame:
 * rendering a lesson takes longer than a click may. A click that opens another tab or window stays the browser's.
 */
export function useOpenStep({ courseId, ...search }: Place, onOpen?: () => void) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.button !== 0 || !isPlain) return;
    event.preventDefault();
    const link = event.currentTarget;
    link.dataset['clicked'] = '';
    afterFrame(() => {
      delete link.dataset['clicked'];
      onOpen?.();
      void navigate({
        to: '/course/$courseId/play',
        params: { courseId: String(courseId) },
        search,
      });
    });
  };
}
