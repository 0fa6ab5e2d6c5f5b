import type {
  ActivityState,
  ActivitySubmission,
  SkillCheckAnswer,
  SkillCheckAttempt,
} from '@learning/shared/contract/activities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { api } from '#lib/api-client.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { AnswerQueue } from './answer-queue.ts';
import { announceHandedIn, type AttemptChannel, openAttemptChannel } from './attempt-channel.ts';
import { AttemptClock } from './attempt-clock.ts';
import { openAttemptStore } from './attempt-store.ts';

interface Options {
  learnerId: string;
  attempt: SkillCheckAttempt;
  submit: (payload: object, attemptId: string) => Promise<ActivitySubmission | undefined>;
  onGraded: (submission: ActivitySubmission, wasTimeUp: boolean) => void;
}

/** An open attempt: its clock, its answers, handing in. The component must be keyed by attempt. */
export function useAttempt({ learnerId, attempt, submit, onGraded }: Options) {
  const queryClient = useQueryClient();
  const { queryKey } = activityStateQuery(learnerId, attempt.activityId);
  const params = { userId: learnerId, id: attempt.activityId };
  const [isSending, setSending] = useState(false);
  const isHandedIn = useRef(false);
  /** By itself an attempt is handed in once, whatever comes of it. */
  const wasAutomatic = useRef(false);
  const isSyncing = useRef(false);
  const isOpen = useRef(false);
  const channel = useRef<AttemptChannel>(null);

  const [{ clock, queue, store }] = useState(() => {
    const clock = new AttemptClock(attempt.secondsLeft);
    const store = openAttemptStore(learnerId, attempt.activityId, attempt.id);
    const queue = new AnswerQueue(
      attempt.answers,
      async (answers, isLeaving) => {
        const { secondsLeft } = await api.saveAnswers(
          { params: { ...params, attemptId: attempt.id }, body: { answers } },
          { keepalive: isLeaving },
        );
        clock.resync(secondsLeft);
      },
      store,
    );
    return { clock, queue, store };
  });
  const { answers, status, message } = useSyncExternalStore(
    queue.subscribe,
    queue.snapshot,
    queue.snapshot,
  );

  /** What the server knows: time left, answers of another device, or that the attempt was handed in there. */
  const sync = async () => {
    if (isSyncing.current) return;
    isSyncing.current = true;
    const since = queue.now();
    try {
      const state = await api.getActivityState({ params });
      if (state.attempt?.id === attempt.id) {
        clock.resync(state.attempt.secondsLeft);
        queue.receive(state.attempt.answers, since);
      } else {
        queryClient.setQueryData(queryKey, state);
      }
    } catch {
      // Asked again at the next occasion; until then the count goes on.
    } finally {
      isSyncing.current = false;
    }
  };

  const send = async (wasTimeUp: boolean) => {
    if (isHandedIn.current) return;
    isHandedIn.current = true;
    queue.stop();
    setSending(true);
    const submission = await submit({ answers: queue.unsavedAnswers() }, attempt.id);
    if (submission) {
      store.remove();
      announceHandedIn(learnerId, attempt.id);
      return onGraded(submission, wasTimeUp);
    }
    // The runner says why, and sends again what got no answer. Pressing again is safe: one attempt, one submission.
    isHandedIn.current = false;
    setSending(false);
    if (isOpen.current) queue.resume();
  };

  const sendByItself = useEffectEvent(() => {
    if (wasAutomatic.current) return;
    wasAutomatic.current = true;
    void send(clock.secondsLeft() === 0);
  });
  const onSync = useEffectEvent(() => void sync());
  const keepInState = useEffectEvent(() => {
    queryClient.setQueryData(queryKey, (state: ActivityState | undefined) =>
      state?.attempt?.id === attempt.id
        ? {
            ...state,
            attempt: {
              ...state.attempt,
              answers: queue.snapshot().answers,
              secondsLeft: clock.secondsLeft(),
            },
          }
        : state,
    );
  });

  useEffect(() => {
    isOpen.current = true;
    const tabs = openAttemptChannel(learnerId, attempt.id, (said) => {
      if (said.type === 'answer') queue.receiveFromTab(said.questionId, said.answer);
      else onSync();
    });
    channel.current = tabs;
    const stopClock = clock.run({ onZero: sendByItself, onDoubt: onSync });
    const stopWatching = queue.subscribe(() => {
      if (queue.snapshot().status === 'closed') sendByItself();
    });
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void queue.flush(true);
      else onSync();
    };
    const onOnline = () => {
      void queue.flush();
      onSync();
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      if (!queue.hasUnsaved) return;
      void queue.flush(true);
      event.preventDefault();
    };
    queue.resume();
    onSync();
    document.addEventListener('visibilitychange', onVisibility);
    addEventListener('online', onOnline);
    addEventListener('beforeunload', onLeave);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      removeEventListener('online', onOnline);
      removeEventListener('beforeunload', onLeave);
      void queue.flush(true);
      queue.stop();
      stopClock();
      stopWatching();
      tabs.close();
      channel.current = null;
      isOpen.current = false;
      keepInState();
    };
  }, [learnerId, attempt.id, clock, queue]);

  const give = (questionId: string, answer: SkillCheckAnswer, isTyped: boolean) => {
    queue.give(questionId, answer, isTyped);
    channel.current?.post({ type: 'answer', questionId, answer });
  };

  return {
    clock,
    answers,
    save: { status, message },
    isSending,
    store,
    give,
    /** A text field was left: no need to wait for a pause. */
    leaveText: () => void queue.flush(),
    submit: () => void send(false),
  };
}
