import { useEffect, useRef } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { useStartTrial } from '../api/start-trial.ts';

/** Starts the trial once per request and announces the result; `onSettled` cleans the address. */
function useTrialStart(learnerId: string, isWanted: boolean, onSettled: () => void): void {
  const { mutate } = useStartTrial(learnerId);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (!isWanted) hasStarted.current = false;
    if (!isWanted || hasStarted.current) return;
    hasStarted.current = true;
    mutate(undefined, {
      onSuccess: ({ trial }) =>
        showToast({
          title: 'Your trial has started',
          description: trial
            ? `You have access to every course until ${printDateAndTime(trial.endsAt)}.`
            : 'You have access to every course.',
          tone: 'success',
        }),
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
  }, [isWanted, mutate, onSettled]);
}

interface Props {
  learnerId: string;
  /** Whether the address asked for it. */
  isWanted: boolean;
  onSettled: () => void;
}

/** Starts the trial that the address asked for; shows nothing but its toast. */
export function TrialStart({ learnerId, isWanted, onSettled }: Props) {
  useTrialStart(learnerId, isWanted, onSettled);
  return null;
}
