import type { ModuleSummary } from '@learning/shared/contract/catalog';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isConnected, subscribeToConnection } from '#lib/connection.ts';
import { pageQuiet } from '#lib/page-quiet.ts';

/**
 * Whether the open course can be read offline. `this-tab`: from memory, in a session that ends with its tab. `off`: the learner's browser
 * asks for little data.
 */
export type Keeping = 'unknown' | 'keeping' | 'kept' | 'kept-in-part' | 'this-tab' | 'full' | 'off';

interface OpenCourse {
  learnerId: string;
  courseId: number;
  modules: readonly ModuleSummary[];
  /** Whether the learner may read it. */
  isOpen: boolean;
}

/** Keeps the open course on this device, once the page is complete and quiet, and while there is a connection. */
export function useKeptCourse({ learnerId, courseId, modules, isOpen }: OpenCourse): Keeping {
  const queryClient = useQueryClient();
  const [keeping, setKeeping] = useState<Keeping>('unknown');

  useEffect(() => {
    if (!isOpen) return;
    let isStopped = false;
    let isRunning = false;
    const course = { learnerId, courseId, modules };
    const start = async () => {
      if (isRunning || !isConnected()) return;
      isRunning = true;
      try {
        await pageQuiet();
        const { keepCourse } = await import('./keep-course.ts');
        const outcome = await keepCourse(queryClient, course, {
          isStopped: () => isStopped,
          onStart: () => setKeeping('keeping'),
        });
        if (!isStopped) setKeeping(outcome);
      } catch {
        // The connection was lost: what has arrived stays, and the rest follows when it is back.
        if (!isStopped) setKeeping('unknown');
      }
      isRunning = false;
    };
    const again = () => void start();
    again();
    const stopListening = subscribeToConnection(again);
    return () => {
      isStopped = true;
      stopListening();
    };
  }, [queryClient, learnerId, courseId, modules, isOpen]);

  return keeping;
}
