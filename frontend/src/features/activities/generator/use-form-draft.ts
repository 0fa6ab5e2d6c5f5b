import type { ActivityState } from '@learning/shared/contract/activities';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { api } from '#lib/api-client.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { FormDraft } from './form-draft.ts';
import { openStoredForm } from './stored-form.ts';

interface Place {
  learnerId: string;
  activityId: string;
  fieldIds: readonly string[];
}

/**
 * The form of one activity, ready to type in. The component must be keyed by activity.
 *
 * @param stored reads the values to start from, as the server has them
 */
export function useFormDraft(
  { learnerId, activityId, fieldIds }: Place,
  stored: () => Readonly<Record<string, string>>,
) {
  const queryClient = useQueryClient();
  const [draft] = useState(() => {
    const save = async (values: Record<string, string>, isLeaving: boolean) => {
      const { updatedAt } = await api.saveDraft(
        { params: { userId: learnerId, id: activityId }, body: { values } },
        { keepalive: isLeaving },
      );
      queryClient.setQueryData(
        activityStateQuery(learnerId, activityId).queryKey,
        (state: ActivityState | undefined) =>
          state && {
            ...state,
            draft: { values: { ...state.draft?.values, ...values }, updatedAt },
          },
      );
    };
    return new FormDraft(stored(), save, openStoredForm(learnerId, activityId, fieldIds));
  });

  useEffect(() => {
    const close = draft.open();
    const send = () => void draft.flush();
    const leave = () => {
      if (document.visibilityState === 'hidden') void draft.flush(true);
    };
    send();
    addEventListener('online', send);
    addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', leave);
    return () => {
      removeEventListener('online', send);
      removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', leave);
      send();
      close();
    };
  }, [draft]);

  const state = useSyncExternalStore(draft.subscribe, draft.snapshot, draft.snapshot);
  return { state, draft };
}
