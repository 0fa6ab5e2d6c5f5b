import type { Connections } from '@learning/shared/contract/companies';
import type { WebhookEventType } from '@learning/shared/contract/company-events';
import { useQueryClient } from '@tanstack/react-query';
import { connectionsQuery, deliveriesQuery } from '#queries/teams.ts';
import { updateCached, useApiMutation } from '#queries/use-api-mutation.ts';

/** Caches the connections that a change returns. After a failure they are refetched. */
function useConnectionsUpdate(learnerId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = connectionsQuery(learnerId);
  return {
    update: (connections: Connections) => updateCached(queryClient, queryKey, () => connections),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  };
}

export function useCreateToken(learnerId: string) {
  const { update, onError } = useConnectionsUpdate(learnerId);
  return useApiMutation('createReportToken', {
    call: (body: { name: string; days: number }) => ({ params: { userId: learnerId }, body }),
    onSuccess: ({ connections }) => update(connections),
    onError,
  });
}

export function useRevokeToken(learnerId: string) {
  const { update, onError } = useConnectionsUpdate(learnerId);
  return useApiMutation('revokeReportToken', {
    call: (id: string) => ({ params: { userId: learnerId, id } }),
    onSuccess: update,
    onError,
  });
}

export function useCreateWebhook(learnerId: string) {
  const { update, onError } = useConnectionsUpdate(learnerId);
  return useApiMutation('createWebhook', {
    call: (body: { url: string; types: WebhookEventType[] }) => ({
      params: { userId: learnerId },
      body,
    }),
    onSuccess: ({ connections }) => update(connections),
    onError,
  });
}

export function useChangeWebhook(learnerId: string) {
  const { update, onError } = useConnectionsUpdate(learnerId);
  return useApiMutation('changeWebhook', {
    call: ({ id, ...body }: { id: string; types: WebhookEventType[]; isOn: boolean }) => ({
      params: { userId: learnerId, id },
      body,
    }),
    onSuccess: update,
    onError,
  });
}

export function useDeleteWebhook(learnerId: string) {
  const { update, onError } = useConnectionsUpdate(learnerId);
  return useApiMutation('deleteWebhook', {
    call: (id: string) => ({ params: { userId: learnerId, id } }),
    onSuccess: update,
    onError,
  });
}

export function useReplaceSecret(learnerId: string) {
  return useApiMutation('replaceWebhookSecret', {
    call: (id: string) => ({ params: { userId: learnerId, id } }),
  });
}

export function useTestWebhook(learnerId: string) {
  return useApiMutation('testWebhook', {
    call: (id: string) => ({ params: { userId: learnerId, id } }),
  });
}

export function useReplayDelivery(learnerId: string, webhookId: string) {
  const queryClient = useQueryClient();
  const { queryKey } = deliveriesQuery(learnerId, webhookId);
  return useApiMutation('replayWebhookDelivery', {
    call: (deliveryId: string) => ({ params: { userId: learnerId, id: webhookId, deliveryId } }),
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  });
}
