import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { type ApiError, hasCode, userMessageOf } from '#lib/api-error.ts';
import { useRecordModuleProgress } from './record-module-progress.ts';
import type { OutlineEntry } from '../outline/course-outline.ts';
import type { LearningTimeMeter } from '../learning-time/use-learning-time.ts';

interface Completion {
  learnerId: string;
  courseId: number;
  entry: OutlineEntry;
  time: LearningTimeMeter;
}

/** Marks the module complete or reopens it. */
export function useCompletion({ learnerId, courseId, entry, time }: Completion) {
  const { mutate, isPending } = useRecordModuleProgress(learnerId, courseId);
  const [answer, setAnswer] = useState<Record<string, string>>();
  const { module, isCompleted, openActivityIds } = entry;

  const record = () => {
    if (isPending) return;
    setAnswer(undefined);
    const completed = !isCompleted;
    // The time is reported first: reports are idempotent, this call could count a minute twice.
    time.report();
    mutate(
      { moduleId: module.id, completed, timeSpent: 0 },
      {
        onSuccess: ({ enrollment }) => {
          // The page itself says that the course is complete.
          if (enrollment.progress === '100') return;
          showToast({
            title: 'Progress Updated',
            description: `${enrollment.progress}% of the course complete.`,
            tone: 'success',
          });
        },
        onError: (error) => {
          if (hasCode(error, 'activities_incomplete')) setAnswer(titlesOf(error));
          else {
            showToast({
              title: 'We couldn’t save your progress',
              description: userMessageOf(error),
              tone: 'error',
            });
          }
        },
      },
    );
  };

  // Activities passed since the refusal are no longer listed.
  const left = Object.entries(answer ?? {}).filter(
    ([id]) => openActivityIds.includes(id) || !module.activityIds.includes(id),
  );
  return { record, isPending, refused: left.length > 0 ? Object.fromEntries(left) : undefined };
}

/** Returns the titles of the activities a refusal names, by id. */
function titlesOf({ details }: ApiError): Record<string, string> {
  const { activityIds = [], titles = [] } = details;
  return Object.fromEntries(activityIds.map((id, index) => [id, titles[index] ?? '']));
}
