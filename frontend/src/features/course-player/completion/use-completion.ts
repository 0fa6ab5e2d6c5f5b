import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { type ApiError, hasCode, userMessageOf } from '#lib/api-error.ts';
import { useRecordModuleProgress } from './record-module-progress.ts';
import { useWaitingMarks, waitingMarks } from './waiting-marks.ts';
import type { OutlineEntry } from '../outline/course-outline.ts';
import type { LearningTimeMeter } from '../learning-time/use-learning-time.ts';

export interface Completion {
  /** The place of the click says that the module is complete. */
  isSaid?: boolean;
  learnerId: string;
  courseId: number;
  entry: OutlineEntry;
  time: LearningTimeMeter;
}

/** Marks the module complete or reopens it. Without a connection, the mark waits on this device. Source: rules/learning.md L37 */
export function useCompletion({ learnerId, courseId, entry, time, isSaid }: Completion) {
  const { mutate, isPending } = useRecordModuleProgress(learnerId, courseId);
  const [response, setResponse] = useState<Record<string, string>>();
  const { module, isCompleted, openActivityIds } = entry;
  const isWaiting = useWaitingMarks(learnerId, courseId).includes(module.id);

  const record = () => {
    if (isPending) return undefined;
    setResponse(undefined);
    if (isWaiting) return waitingMarks.remove(learnerId, module.id);
    const completed = !isCompleted;
    // Completing adds no minutes, so what has been measured is reported.
    time.report();
    mutate(
      { moduleId: module.id, completed },
      {
        onSuccess: ({ enrollment }) => {
          if (enrollment.progress === '100' || (isSaid && completed)) return;
          showToast({
            title: 'Progress Updated',
            description: `${enrollment.progress}% of the course complete.`,
            tone: 'success',
          });
        },
        onError: (error) => {
          if (hasCode(error, 'activities_incomplete')) setResponse(titlesOf(error));
          else if (completed && hasCode(error, 'offline'))
            waitingMarks.write({ courseId, moduleId: module.id }, learnerId, module.id);
          else {
            showToast({
              title: 'Progress Not Saved',
              description: userMessageOf(error),
              tone: 'error',
            });
          }
        },
      },
    );
    return undefined;
  };

  // Activities passed since the refusal are no longer listed.
  const left = Object.entries(response ?? {}).filter(
    ([id]) => openActivityIds.includes(id) || !module.activityIds.includes(id),
  );
  const refused = left.length > 0 ? Object.fromEntries(left) : undefined;
  return { record, isPending, isWaiting, refused };
}

/** Returns the titles of the activities a refusal names, by id. */
function titlesOf({ details }: ApiError): Record<string, string> {
  const { activityIds = [], titles = [] } = details;
  return Object.fromEntries(activityIds.map((id, index) => [id, titles[index] ?? '']));
}
