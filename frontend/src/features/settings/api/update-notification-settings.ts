import type { ApiContract } from '@learning/shared/contract/contract';
import type { NotificationSettings } from '@learning/shared/contract/notifications';
import type { BodyOf } from '@learning/shared/contract/route';
import { useQueryClient } from '@tanstack/react-query';
import { notificationSettingsQuery } from '#queries/notifications.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

type Change = BodyOf<ApiContract['updateNotificationSettings']>;

/** Turns channels on or off; shown at once and undone if the call fails. */
export function useUpdateNotificationSettings(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = notificationSettingsQuery(learnerId);
  return useApiMutation('updateNotificationSettings', {
    call: (body: Change) => ({ params: { userId: learnerId }, body }),
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (settings) => settings && changed(settings, change));
      return { before };
    },
    onError: (_error, _change, context) => {
      queryClient.setQueryData(queryKey, context?.before);
    },
    onSuccess: (settings) => updateCached(queryClient, queryKey, () => settings),
  });
}

function changed(settings: NotificationSettings, { types }: Change): NotificationSettings {
  const after = Object.entries(settings.types).map(([type, channels]) => {
    const change = types[type as keyof typeof types];
    return [
      type,
      {
        inApp: change?.inApp ?? channels.inApp,
        email: change?.email ?? channels.email,
      },
    ];
  });
  return { ...settings, types: Object.fromEntries(after) as NotificationSettings['types'] };
}
