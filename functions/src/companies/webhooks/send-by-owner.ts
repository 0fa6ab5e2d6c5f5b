import type { WebhookDelivery } from '@learning/shared/contract/companies';
import { randomUUID } from 'node:crypto';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import type { DeliveryRecord } from '../company-records.ts';
import type { CompanyDependencies } from '../dependencies.ts';
import { requireWebhook } from './change-webhooks.ts';

/** Deliveries of a page. */
const PAGE_SIZE = 25;

type Dependencies = Pick<
  CompanyDependencies,
  'teams' | 'companies' | 'limits' | 'deliveries' | 'messages'
>;

interface OwnWebhook {
  userId: string;
  webhookId: string;
  now: Date;
}

function presentDelivery(delivery: DeliveryRecord): WebhookDelivery {
  const { messageId, sequence, subject, state, tries, dueAt, lastStatus, problem } = delivery;
  const { type, at } = subject;
  return { id: messageId, type, sequence, at, state, tries, nextTryAt: dueAt, lastStatus, problem };
}

/**
 * Has a test sent to a webhook, as everything else is sent.
 *
 * @throws Failure `team_not_found`, `connections_not_included`, `webhook_not_found`, `too_many_requests`, `write_conflict`
 */
export async function testWebhook(
  command: OwnWebhook,
  deps: Dependencies,
): Promise<WebhookDelivery> {
  const { userId, now } = command;
  const webhook = await requireWebhook(command, deps);
  enforce(await deps.limits.take('connectionChangesPerOwner', userId, now));
  const subject = {
    type: 'test' as const,
    at: now.toISOString(),
    seatId: null,
    courseId: null,
    dueOn: null,
    certificateId: null,
    change: null,
  };
  const message = { name: `test#${randomUUID()}`, subject };
  const [delivery] = await deps.messages.store(webhook.companyId, message, [webhook], now);
  return presentDelivery(delivery!);
}

/** @throws Failure `team_not_found`, `connections_not_included`, `webhook_not_found` */
export async function listDeliveries(
  { cursor, ...command }: OwnWebhook & { cursor: string | undefined },
  deps: Dependencies,
): Promise<{ deliveries: WebhookDelivery[]; nextCursor: string | null }> {
  const { webhookId } = await requireWebhook(command, deps);
  const found = await deps.deliveries.list(webhookId, {
    ...(cursor === undefined ? {} : { before: cursor }),
    limit: PAGE_SIZE + 1,
  });
  const page = found.slice(0, PAGE_SIZE);
  return {
    deliveries: page.map(presentDelivery),
    nextCursor: found.length > page.length ? page.at(-1)!.messageId : null,
  };
}

/**
 * Has something sent again, with the name and address that are stored then. What waits already is sent as soon as it would be.
 *
 * @throws Failure `team_not_found`, `connections_not_included`, `webhook_not_found`, `delivery_not_found`, `too_many_requests`,
 * `write_conflict`
 */
export async function replayDelivery(
  { deliveryId, ...command }: OwnWebhook & { deliveryId: string },
  deps: Dependencies,
): Promise<WebhookDelivery> {
  const { userId, webhookId, now } = command;
  await requireWebhook(command, deps);
  enforce(await deps.limits.take('connectionChangesPerOwner', userId, now));
  const delivery = await deps.deliveries.find(webhookId, deliveryId);
  const isStored = delivery && now.getTime() < delivery.expiresAt * 1000;
  if (!isStored) throw new Failure('delivery_not_found');
  const replayed = await deps.deliveries.settle(delivery, {
    state: 'waiting',
    tries: 0,
    dueAt: now.toISOString(),
    lastStatus: delivery.lastStatus,
    problem: null,
  });
  if (!replayed) throw new Failure('write_conflict');
  return presentDelivery(replayed);
}
