import { useEffect, useRef } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { useStartTrial } from '../api/start-trial.ts';

/**
 * Starts the trial once per request and announces a failure; the dashboard itself shows the trial that runs. `onSettled` removes
 * the request from the address.
 */
function useTrialStart(learnerId: string, isRequested: boolean, onSettled: () => void): void {
  const { mutate } = useStartTrial(learnerId);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (!isRequested) hasStarted.current = false;
    if (!isRequested || hasStarted.current) return;
    hasStarted.current = true;
    mutate(undefined, {
      onError: (error) =>
        showToast(
          hasCode(error, 'trial_already_used')
            ? {
                title: 'You have already used your free trial',
                description: 'It can be started only once. Your courses and progress are here.',
                tone: 'info',
              }
            : {
                title: 'The trial did not start',
                description: userMessageOf(error),
                tone: 'error',
              },
        ),
      onSettled,
    });
  }, [isRequested, mutate, onSettled]);
}

interface Props {
  learnerId: string;
  /** Whether the address asks to start the trial. */
  isRequested: boolean;
  onSettled: () => void;
}

/** Starts the trial that the address asks for; renders nothing. */
export function TrialStart({ learnerId, isRequested, onSettled }: Props) {
  useTrialStart(learnerId, isRequested, onSettled);
  return null;
}
