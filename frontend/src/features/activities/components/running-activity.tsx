import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Activity, ActivityState } from '@learning/shared/contract/activities';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Note } from '#ui/note.tsx';
import { activityStateQuery } from '#queries/activities.ts';
import { refusalQuery } from '../submission/refusal.ts';
import type { Runner } from '../activity-runner-props.ts';
import { hasAttempt } from '../activity-status.ts';
import { playedType } from '../activity-types.ts';
import { useSubmission } from '../submission/use-submission.ts';
import { UnsentNote } from './unsent-note.tsx';

interface Props {
  learnerId: string;
  courseId: number;
  activity: Activity;
  config: object;
  state: ActivityState;
  Runner: Runner;
}

/** Runs the activity, with notes about its submission. */
export function RunningActivity({ Runner, config, ...activityProps }: Props) {
  const { learnerId, courseId, activity } = activityProps;
  const queryClient = useQueryClient();
  const { submit, sendNow, sending } = useSubmission(learnerId, courseId, activity);
  const { data: refusal } = useQuery(refusalQuery(learnerId, activity.id));
  const isUnsent = sending === 'waiting' || sending === 'sending';
  const isShown = !isUnsent || playedType(activity.type)?.staysOpenUnsent === true;

  const region = useRef<HTMLElement>(null);
  const before = useRef(sending);
  useEffect(() => {
    const last = before.current;
    before.current = sending;
    if (last === sending) return;
    // The clicked button is gone: move the focus to the activity.
    if (document.activeElement === document.body) region.current?.focus({ preventScroll: true });
    if (last === 'waiting' && sending === 'none') {
      // Another tab sent the submission.
      void queryClient.invalidateQueries({
        queryKey: activityStateQuery(learnerId, activity.id).queryKey,
      });
    }
  }, [sending, queryClient, learnerId, activity.id]);

  return (
    <chakra.section ref={region} tabIndex={-1} aria-label={activity.title} outline="none">
      {refusal && (
        <Note role="alert" colorPalette="danger" mb="6">
          <chakra.p fontWeight="semibold">We couldn’t save your answers.</chakra.p>
          <chakra.p mt="1">{refusal}</chakra.p>
        </Note>
      )}
      {!refusal && <OutdatedNote state={activityProps.state} />}
      <Box aria-live="polite" mb={isUnsent && isShown ? '6' : '0'}>
        {isUnsent && <UnsentNote isSending={sending === 'sending'} onSend={sendNow} />}
      </Box>
      {isShown && (
        <Runner
          {...activityProps}
          config={config as never}
          submit={submit}
          isSubmitting={sending === 'submitting' || sending === 'sending'}
        />
      )}
    </chakra.section>
  );
}

/** Tells the learner that an earlier version of the activity held an attempt or a draft that could not be carried over. */
function OutdatedNote({ state }: { state: ActivityState }) {
  const { outdated = [] } = state;
  if (outdated.includes('attempt') && !hasAttempt(state)) {
    return (
      <Note colorPalette="signal" mb="6">
        This activity was updated while your attempt was open. That attempt doesn’t count; please
        start again.
      </Note>
    );
  }
  if (!outdated.includes('draft')) return null;
  return (
    <Note colorPalette="signal" mb="6">
      This activity was updated after your last visit. What you had entered couldn’t be carried
      over.
    </Note>
  );
}
