import type { ActivityState } from '@learning/shared/contract/activities';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#lib/api-client.ts';
import { Autosave } from '#lib/autosave.ts';
import { useAutosave } from '#lib/use-autosave.ts';
import { activityStateQuery } from '#queries/activities.ts';
import { openStoredForm } from './stored-form.ts';

interface Place {
  learnerId: string;
  activityId: string;
  fieldIds: readonly string[];
}

/**
 * Opens the form of one activity with autosave by field. The component must be keyed by activity.
 *
 * @param stored reads the values to start from, as the server has them
 */
export function useFormDraft(
  { learnerId, activityId, fieldIds }: Place,
  stored: () => Readonly<Record<string, string>>,
) {
  const queryClient = useQueryClient();
  const [draft] = useState(
    () =>
      new Autosave<string>({
        stored: stored(),
        delayMs: 1_000,
        device: openStoredForm(learnerId, activityId, fieldIds),
        save: async (values, isLeaving) => {
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
        },
      }),
  );
  return { draft, state: useAutosave(draft) };
}
