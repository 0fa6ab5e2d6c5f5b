import { useEffect, useRef } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { pathOf, takeIntent } from '#lib/session/intent.ts';
import { useStartTrial } from '../api/start-trial.ts';

/**
 * Starts the trial once per press or sign-in that asked for it, and announces a failure; the dashboard itself shows the trial that runs.
 * An address that no one pressed starts nothing. `onSettled` removes the request from the address. Source: rules/learning.md L21
 */
function useTrialStart(learnerId: string, isRequested: boolean, onSettled: () => void): void {
  const { mutate } = useStartTrial(learnerId);
  const hasStarted = useRef(false);

  useEffect(() => {
    if (!isRequested) hasStarted.current = false;
    if (!isRequested || hasStarted.current) return;
    hasStarted.current = true;
    if (!takeIntent(learnerId, pathOf({ kind: 'trial' }))) {
      onSettled();
      return;
    }
    mutate(undefined, {
      onError: (error) =>
        showToast(
          hasCode(error, 'trial_already_used') || hasCode(error, 'trial_used_with_mailbox')
            ? {
                title: 'Free Trial Already Used',
                description: 'It can be started only once. Your courses and progress are here.',
                tone: 'info',
              }
            : {
                title: 'Trial Not Started',
                description: userMessageOf(error),
                tone: 'error',
              },
        ),
      onSettled,
    });
  }, [learnerId, isRequested, mutate, onSettled]);
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
