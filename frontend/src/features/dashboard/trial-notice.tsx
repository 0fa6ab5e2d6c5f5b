import { chakra } from '#ui/chakra/factory.ts';
import type { AccessSummary } from '@learning/shared/contract/access';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useState } from 'react';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { printTimeLeft } from './dashboard-figures.ts';

const MINUTE_MS = 60_000;

/** Shows the trial's time left or end; nothing if a plan or purchase makes it irrelevant, or the plan's own notice tells it. */
export function TrialNotice({ access: { trial, entitlements } }: { access: AccessSummary }) {
  const nowMs = useNow();
  if (!trial) return null;
  const isRunning = trial.isActive && Date.parse(trial.endsAt) > nowMs;
  const others = entitlements.filter(({ kind, isActive }) => kind !== 'trial' && isActive);
  const isNeeded = others.every(({ courseIds }) => isRunning && courseIds !== null);
  const hasOwnPlan = others.some(({ kind }) => kind === 'subscription');
  if (!isNeeded || hasOwnPlan) return null;
  return (
    <Notice Icon={Clock}>
      <chakra.p>
        {isRunning ? (
          <>
            <strong>Your free trial: {printTimeLeft(trial.endsAt, nowMs)} left.</strong> You have
            access to every course until{' '}
            <time dateTime={trial.endsAt}>{printEnd(trial.endsAt)}</time>.
          </>
        ) : (
          <>
            <strong>
              Your free trial ended on <time dateTime={trial.endsAt}>{printEnd(trial.endsAt)}</time>
              .
            </strong>{' '}
            Your progress and notes are saved.
          </>
        )}
      </chakra.p>
      <LinkButton to="/pricing" size="sm" variant="outline" css={{ mt: '3' }}>
        See Plans
      </LinkButton>
    </Notice>
  );
}

/** Returns the time, updated every minute. */
function useNow(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

function printEnd(instant: string): string {
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  }).format(new Date(instant));
}
