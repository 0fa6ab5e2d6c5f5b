import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Webhook, WebhookDelivery } from '@learning/shared/contract/companies';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { printShortDateAndTime } from '#lib/print-date.ts';
import { deliveriesQuery } from '#queries/teams.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useReplayDelivery, useTestWebhook } from './change-connections.ts';
import { deliveryStatus, eventName } from './connection-words.ts';

interface Props {
  learnerId: string;
  webhook: Webhook;
}

/** Shows what a webhook was sent last, and has things sent to it. */
export function DeliveryLog({ learnerId, webhook }: Props) {
  const { data, error, refetch, isFetching } = useQuery(deliveriesQuery(learnerId, webhook.id));
  const test = useTestWebhook(learnerId);
  return (
    <>
      <HStack gap="3" flexWrap="wrap">
        <Button
          size="sm"
          disabled={webhook.state !== 'on'}
          pendingText={test.isPending && 'Sending...'}
          onClick={() => test.mutate(webhook.id)}
        >
          Send a Test
        </Button>
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          pendingText={isFetching && 'Refreshing...'}
          onClick={() => void refetch()}
        >
          Refresh
        </Button>
      </HStack>
      <div role="alert">
        {test.error && (
          <chakra.p color="fg.error" mt="3">
            {userMessageOf(test.error)}
          </chakra.p>
        )}
      </div>
      <Box mt="4">
        {data ? (
          data.deliveries.length === 0 ? (
            <chakra.p color="fg.muted">Nothing was sent in the last 30 days.</chakra.p>
          ) : (
            <chakra.ul listStyleType="none" borderTopWidth="1px">
              {data.deliveries.map((delivery) => (
                <DeliveryRow
                  key={delivery.id}
                  learnerId={learnerId}
                  webhookId={webhook.id}
                  delivery={delivery}
                />
              ))}
            </chakra.ul>
          )
        ) : error ? (
          <ErrorState title="The log could not be loaded" onRetry={() => void refetch()}>
            {userMessageOf(error)}
          </ErrorState>
        ) : (
          <Skeleton height="32" aria-hidden="true" />
        )}
        {typeof data?.nextCursor === 'string' && (
          <chakra.p textStyle="small" color="fg.muted" mt="3">
            These are the last 25. The log keeps 30 days.
          </chakra.p>
        )}
      </Box>
    </>
  );
}

interface RowProps {
  learnerId: string;
  webhookId: string;
  delivery: WebhookDelivery;
}

function DeliveryRow({ learnerId, webhookId, delivery }: RowProps) {
  const replay = useReplayDelivery(learnerId, webhookId);
  const nameId = useId();
  const { id, type, sequence, at, state } = delivery;
  return (
    <chakra.li borderBottomWidth="1px" py="3">
      <HStack justify="space-between" align="start" gap="4" flexWrap="wrap">
        <Box minW="0" flex="1 1 12rem">
          <chakra.h3 id={nameId} fontWeight="semibold">
            {eventName(type)}{' '}
            <chakra.span color="fg.muted" fontWeight="normal">
              #{sequence}
            </chakra.span>
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted">
            {printShortDateAndTime(at)}
          </chakra.p>
          <chakra.p textStyle="small" color={state === 'failed' ? 'fg.error' : 'fg.muted'}>
            {deliveryStatus(delivery)}
          </chakra.p>
        </Box>
        {state !== 'waiting' && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-describedby={nameId}
            pendingText={replay.isPending && 'Sending...'}
            onClick={() => replay.mutate(id)}
          >
            Send Again
          </Button>
        )}
      </HStack>
      <div role="alert">
        {replay.error && <chakra.p color="fg.error">{userMessageOf(replay.error)}</chakra.p>}
      </div>
    </chakra.li>
  );
}
