import { useEffect, useRef } from 'react';
import { showToast } from '../../components/feedback/toast.ts';
import { hasCode, userMessageOf } from '../../lib/api-error.ts';
import { useStartTrial } from './api/start-trial.ts';

/** Starts the trial once when it was asked for, and says how that went; `onSettled` cleans the address. */
export function useTrialStart(learnerId: string, isWanted: boolean, onSettled: () => void): void {
  const { mutate } = useStartTrial(learnerId);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (!isWanted || hasStarted.current) return;
    hasStarted.current = true;
    mutate(undefined, {
      onSuccess: () =>
        showToast({
          title: 'Your trial is running',
          description: 'Every course is open to you for the next three days.',
          tone: 'success',
        }),
      onError: (error) =>
        showToast(
          hasCode(error, 'trial_already_used')
            ? {
                title: 'The free trial was used before',
                description: 'It can be started once only. Your courses and progress are here.',
                tone: 'info',
              }
            : { title: 'The trial did not start', description: userMessageOf(error), tone: 'error' },
        ),
      onSettled,
    });
  }, [isWanted, mutate, onSettled]);
}
