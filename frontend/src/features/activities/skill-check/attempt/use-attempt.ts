import type {
  ActivityState,
  ActivitySubmission,
  SkillCheckAttempt,
} from '@learning/shared/contract/activities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { frameShown } from '#lib/after-frame.ts';
import { api } from '#lib/api-client.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { openAttemptStore } from './attempt-store.ts';
import { AttemptSession } from './attempt-session.ts';

interface Options {
  learnerId: string;
  attempt: SkillCheckAttempt;
  submit: (payload: object, attemptId: string) => Promise<ActivitySubmission | undefined>;
  onGraded: (submission: ActivitySubmission, wasTimeUp: boolean) => void;
}

/** Opens an attempt while the component is mounted. The component must be keyed by attempt. */
export function useAttempt({ learnerId, attempt, submit, onGraded }: Options) {
  const queryClient = useQueryClient();
  const [session] = useState(() => {
    const { queryKey } = activityStateQuery(learnerId, attempt.activityId);
    const params = { userId: learnerId, id: attempt.activityId };
    return new AttemptSession({
      learnerId,
      attempt,
      gateway: {
        async saveAnswers(answers, isLeaving) {
          // Starting a request takes longer than showing the choice. Leaving the page sends what waits.
          if (!isLeaving) await frameShown();
          const call = { params: { ...params, attemptId: attempt.id }, body: { answers } };
          return api.saveAnswers(call, { keepalive: isLeaving });
        },
        readState: () => api.getActivityState({ params }),
        submit: (answers) => {
          const { confidence } = openAttemptStore(learnerId, attempt.activityId, attempt.id).read();
          const isGiven = Object.keys(confidence).length > 0;
          return submit({ answers, ...(isGiven ? { confidence } : {}) }, attempt.id);
        },
      },
      events: {
        onGraded,
        onReplaced: (state) => queryClient.setQueryData(queryKey, state),
        onClosed: (closed) =>
          queryClient.setQueryData(queryKey, (state: ActivityState | undefined) =>
            state?.attempt?.id === attempt.id
              ? { ...state, attempt: { ...state.attempt, ...closed } }
              : state,
          ),
      },
    });
  });
  useEffect(() => session.open(), [session]);
  const { answers: autosave } = session;
  const answers = useSyncExternalStore(autosave.subscribe, autosave.snapshot, autosave.snapshot);
  const isSending = useSyncExternalStore(session.subscribe, session.isSending, () => false);
  return { session, answers, isSending };
}
