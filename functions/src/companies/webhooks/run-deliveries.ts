import { Webhook } from 'standardwebhooks';
import type { CatalogReader } from '#catalog/catalog.ts';
import { newEvent } from '#events/event-writes.ts';
import type { ContactOf } from '#gateways/cognito/emails.ts';
import type { SendWebhook, WebhookAnswer } from '#gateways/webhook-sender.ts';
import { log } from '#observability/log.ts';
import type { TeamDependencies } from '#teams/dependencies.ts';
import { daysAfter, type TeamState } from '#teams/team-state.ts';
import type { DeliveryProblem, DeliveryRecord, WebhookRecord } from '../company-records.ts';
import type { CompanyRepository } from '../company-repository.ts';
import { isCompany } from '../find-own-company.ts';
import { composeBody } from './compose-body.ts';
import type { DeliveryRepository } from './delivery-repository.ts';

export interface DeliveringDependencies {
  catalog: CatalogReader;
  teams: Pick<TeamDependencies['teams'], 'read'>;
  companies: Pick<CompanyRepository, 'findWebhook' | 'readSecrets' | 'markWebhook'>;
  deliveries: Pick<DeliveryRepository, 'listDue' | 'settle'>;
  contactOf: ContactOf;
  send: SendWebhook;
}

/** Pauses after each failed try: ten tries in about three days. Source: rules/companies.md B6 */
export const RETRY_MINUTES = [15, 30, 60, 120, 240, 480, 960, 1440, 1440] as const;
/** Days of nothing but failures after which a webhook is stopped. */
export const STOPPED_AFTER_DAYS = 5;
/** A run that ended while it was sending left it to be sent again after this time. */
const TAKEN_MINUTES = 10;
/** Webhooks that are sent to at the same time; one that does not answer holds up no other. */
const WEBHOOKS_AT_ONCE = 16;

/** What a run did; `left` had no time and is sent by the next run. */
export interface DeliveryReport {
  delivered: number;
  failed: number;
  left: number;
}

/**
 * Sends what is due to webhooks, to each in the order of the company's messages. At least once: a run that ends in the middle is repeated,
 * with the same `webhook-id`.
 *
 * @param hasTime whether another message can be sent; what is left is due in the next run
 * @throws Error when something of ours failed for some webhooks; the others are done
 */
export async function runDeliveries(
  clock: () => Date,
  deps: DeliveringDependencies,
  hasTime: () => boolean = () => true,
): Promise<DeliveryReport> {
  const due = await deps.deliveries.listDue(clock());
  const queues = Map.groupBy(due, ({ webhookId }) => webhookId).values();
  const report = { delivered: 0, failed: 0 };
  let broken = 0;
  // All workers take from one iterator, so that each webhook is taken once.
  const worker = async () => {
    while (hasTime()) {
      const { value: queue, done } = queues.next();
      if (done) return;
      try {
        await sendQueue(queue, clock, deps, hasTime, report);
      } catch (error) {
        broken += 1;
        log.error('webhook not sent to', {
          webhookId: queue[0]?.webhookId,
          error: error as Error,
        });
      }
    }
  };
  await Promise.all(Array.from({ length: WEBHOOKS_AT_ONCE }, worker));
  if (broken > 0) throw new Error(`${broken} webhooks could not be sent to.`);
  return { ...report, left: due.length - report.delivered - report.failed };
}

/** Sends what is due to one webhook. */
async function sendQueue(
  queue: readonly DeliveryRecord[],
  clock: () => Date,
  deps: DeliveringDependencies,
  hasTime: () => boolean,
  report: { delivered: number; failed: number },
): Promise<void> {
  const [first] = queue;
  if (!first) return;
  const { companyId, webhookId } = first;
  const [found, secrets, team] = await Promise.all([
    deps.companies.findWebhook(companyId, webhookId),
    deps.companies.readSecrets(webhookId, clock()),
    deps.teams.read(companyId),
  ]);
  let webhook = found;
  for (const due of queue) {
    if (!hasTime()) return;
    const now = clock();
    const taken = await deps.deliveries.settle(due, {
      ...due,
      dueAt: minutesAfter(now, TAKEN_MINUTES).toISOString(),
    });
    // Another run is sending it.
    if (!taken) continue;
    const obstacle = obstacleOf(taken, webhook, team, now);
    if (obstacle !== null || !webhook || !team) {
      await deps.deliveries.settle(taken, gaveUp(taken, obstacle ?? 'webhook_off'));
      report.failed += 1;
      continue;
    }
    const answer = await sendOne(taken, { webhook, secrets, team, now }, deps);
    const isDelivered = 'status' in answer && answer.status >= 200 && answer.status < 300;
    await deps.deliveries.settle(
      taken,
      isDelivered ? delivered(taken, answer) : tryAgain(taken, answer, now),
    );
    webhook = await markWebhook(webhook, isDelivered, team, now, deps);
    report[isDelivered ? 'delivered' : 'failed'] += 1;
  }
}

/** Returns why a message is not sent at all; null if it is. */
function obstacleOf(
  { subject }: DeliveryRecord,
  webhook: WebhookRecord | undefined,
  team: TeamState | null,
  now: Date,
): DeliveryProblem | null {
  if (webhook?.state !== 'on') return 'webhook_off';
  if (!team) return 'team_over';
  return subject.type === 'seat.changed' || isCompany(team, now) ? null : 'team_over';
}

async function sendOne(
  delivery: DeliveryRecord,
  {
    webhook,
    secrets,
    team,
    now,
  }: { webhook: WebhookRecord; secrets: readonly string[]; team: TeamState; now: Date },
  { catalog, contactOf, send }: DeliveringDependencies,
): Promise<WebhookAnswer> {
  const seat = team.seats.find(({ seatId }) => seatId === delivery.subject.seatId);
  const contact = seat ? await contactOf(seat.memberId) : null;
  const body = JSON.stringify(
    composeBody(delivery, { team, catalog: await catalog.read(), contact }),
  );
  const { messageId } = delivery;
  const signatures = secrets.map((secret) => new Webhook(secret).sign(messageId, now, body));
  return send({
    url: webhook.url,
    body,
    headers: {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
  });
}

const delivered = ({ tries }: DeliveryRecord, { status }: { status: number }) => ({
  state: 'delivered' as const,
  tries: tries + 1,
  dueAt: null,
  lastStatus: status,
  problem: null,
});

const gaveUp = ({ tries, lastStatus }: DeliveryRecord, problem: DeliveryProblem) => ({
  state: 'failed' as const,
  tries,
  dueAt: null,
  lastStatus,
  problem,
});

function tryAgain({ tries }: DeliveryRecord, answer: WebhookAnswer, now: Date) {
  const pause = RETRY_MINUTES[tries];
  return {
    state: pause === undefined ? ('failed' as const) : ('waiting' as const),
    tries: tries + 1,
    dueAt: pause === undefined ? null : minutesAfter(now, pause).toISOString(),
    ...('status' in answer
      ? {
          lastStatus: answer.status,
          problem: isRedirect(answer.status) ? ('redirected' as const) : ('refused' as const),
        }
      : { lastStatus: null, problem: answer.problem }),
  };
}

/**
 * Notes since when a webhook fails, and stops one that has done nothing else for five days; its owner gets a mail.
 *
 * @returns the webhook as it is then
 */
async function markWebhook(
  webhook: WebhookRecord,
  isDelivered: boolean,
  { team: { ownerId, orderId, tierName } }: TeamState,
  now: Date,
  { companies }: Pick<DeliveringDependencies, 'companies'>,
): Promise<WebhookRecord> {
  const failingSince = isDelivered ? null : (webhook.failingSince ?? now.toISOString());
  const isOver =
    failingSince !== null && now >= daysAfter(new Date(failingSince), STOPPED_AFTER_DAYS);
  const state = isOver ? 'stopped' : webhook.state;
  if (failingSince === webhook.failingSince && state === webhook.state) return webhook;
  const { webhookId, url } = webhook;
  const host = new URL(url).host;
  const event = isOver
    ? newEvent(
        ownerId,
        'webhookStopped',
        `${webhookId}#${failingSince}`,
        { orderId, tierName, host },
        now,
      )
    : undefined;
  if (isOver) log.warn('webhook stopped', { webhookId });
  await companies.markWebhook(webhook, { failingSince, state }, event);
  return { ...webhook, failingSince, state };
}

const isRedirect = (status: number) => status >= 300 && status < 400;

const minutesAfter = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000);
