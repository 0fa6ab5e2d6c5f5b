import { useNavigate } from '@tanstack/react-router';
import { showToast } from '#components/feedback/toast.ts';
import { useShortcut } from '../shortcuts/use-shortcut.ts';
import { activityStepId } from '../steps/step-names.ts';
import { type Completion, useCompletion } from './use-completion.ts';

/** Returns what "Mark Complete" and its key do: they complete or reopen the module, or lead to the first activity that is left. */
export function useCompletionClick(place: Completion) {
  const { isCompleted, openActivityIds, module } = place.entry;
  const { record, ...state } = useCompletion(place);
  const navigate = useNavigate();
  const [firstOpen] = openActivityIds;
  const click = () => {
    if (isCompleted || firstOpen === undefined) return record();
    // The server would name the same activity.
    void navigate({
      to: '/course/$courseId/play',
      params: { courseId: String(place.courseId) },
      search: { module: module.id, step: activityStepId(firstOpen) },
    });
    showToast({
      title: 'Activity Not Complete Yet',
      description: 'Complete this activity, then mark the module complete.',
      tone: 'info',
    });
    return undefined;
  };
  useShortcut('c', () => {
    if (isCompleted) showToast({ title: 'Module Already Completed', tone: 'info' });
    else click();
  });
  return { click, ...state };
}
