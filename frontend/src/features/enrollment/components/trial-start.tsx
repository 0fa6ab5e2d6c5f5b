import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { hasCode, userMessageOf } from '#lib/api-error.ts';
import { pathOf, takeIntent } from '#lib/session/intent.ts';
import { useStartTrial } from '../api/start-trial.ts';

const DemoTrialDialog = lazy(async () => ({
  default: (await import('./demo-trial-dialog.tsx')).DemoTrialDialog,
}));

interface Props {
  learnerId: string;
  /** Whether the address asks to start the trial. */
  isRequested: boolean;
  onSettled: () => void;
}

/**
 * Starts the trial once per click or sign-in that asked for it, and announces a failure; the dashboard itself shows the trial that runs.
 * An address that no one clicked starts nothing. `onSettled` removes the request from the address. Source: rules/learning.md L21
 */
function useTrialStart(
  { learnerId, isRequested, onSettled }: Props,
  onDemoAccount: () => void,
): void {
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
      onError: (error) => {
        if (hasCode(error, 'demo_account')) return onDemoAccount();
        return showToast(
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
        );
      },
      onSettled,
    });
  }, [learnerId, isRequested, mutate, onSettled, onDemoAccount]);
}

/** Starts the trial that the address asks for. Shows a dialog to the demo account, which has none, and nothing else. */
export function TrialStart(props: Props) {
  const [isDemo, setIsDemo] = useState(false);
  const showDemoDialog = useCallback(() => setIsDemo(true), []);
  useTrialStart(props, showDemoDialog);
  return (
    isDemo && (
      <Suspense>
        <DemoTrialDialog open onClose={() => setIsDemo(false)} />
      </Suspense>
    )
  );
}
