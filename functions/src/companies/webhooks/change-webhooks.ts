import type { Webhook } from '@learning/shared/contract/companies';
import type { WebhookEventType } from '@learning/shared/contract/company-events';
import { randomBytes } from 'node:crypto';
import { Failure } from '#failure.ts';
import { enforce } from '#limits/enforce.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { daysAfter } from '#teams/team-state.ts';
import type { WebhookRecord } from '../company-records.ts';
import type { CompanyChange, CompanyState } from '../company-repository.ts';
import type { CompanyDependencies } from '../dependencies.ts';
import { requireOwnCompany } from '../find-own-company.ts';

/** Source: rules/companies.md B5 */
const MAX_WEBHOOKS = 5;
/** Days in which the former secret signs, too. */
const FORMER_SECRET_DAYS = 1;

type Dependencies = Pick<
  CompanyDependencies,
  'teams' | 'companies' | 'limits' | 'newId' | 'allowsPrivateWebhooks'
>;

interface Owner {
  userId: string;
  now: Date;
}

/** Creates a secret as Standard Webhooks writes it: 256 random bits. */
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

export function presentWebhook(webhook: WebhookRecord): Webhook {
  const { webhookId, url, types, createdAt, state, failingSince } = webhook;
  return { id: webhookId, url, types, createdAt, state, failingSince };
}

/**
 * Adds a webhook. Its secret is in the result and in no other one.
 *
 * @throws Failure `team_not_found`, `connections_not_included`, `too_many_webhooks`, `too_many_requests`, `write_conflict`;
 * `invalid_request` for plain HTTP
 */
export async function createWebhook(
  { userId, url, types, now }: Owner & { url: string; types: WebhookEventType[] },
  deps: Dependencies,
): Promise<{ state: CompanyState; secret: string }> {
  const { companyId } = await requireOwnCompany({ userId, now }, deps);
  if (!deps.allowsPrivateWebhooks && !url.startsWith('https:')) {
    throw new Failure('invalid_request', undefined, [
      { path: 'body.url', message: 'must be an address that begins with https://' },
    ]);
  }
  enforce(await deps.limits.take('connectionChangesPerOwner', userId, now));
  const secret = newSecret();
  const webhook: WebhookRecord = {
    entity: 'webhook',
    companyId,
    webhookId: deps.newId(now),
    url,
    types,
    createdAt: now.toISOString(),
    state: 'on',
    failingSince: null,
  };
  const state = await changeCompany(companyId, deps, (before) => {
    if (before.webhooks.length >= MAX_WEBHOOKS) throw new Failure('too_many_webhooks');
    return {
      change: { webhook, secret },
      webhooks: [...before.webhooks, webhook],
    };
  });
  return { state, secret };
}

/**
 * Changes what a webhook is told of, or turns it on or off. Turned on again, it has failed at nothing yet.
 *
 * @throws Failure `team_not_found`, `connections_not_included`, `webhook_not_found`, `too_many_requests`, `write_conflict`
 */
export async function changeWebhook(
  {
    userId,
    webhookId,
    types,
    isOn,
    now,
  }: Owner & { webhookId: string; types: WebhookEventType[]; isOn: boolean },
  deps: Dependencies,
): Promise<CompanyState> {
  const { companyId } = await requireOwnCompany({ userId, now }, deps);
  enforce(await deps.limits.take('connectionChangesPerOwner', userId, now));
  return changeCompany(companyId, deps, (before) => {
    const webhook = webhookOf(before, webhookId);
    const wasOn = webhook.state === 'on';
    const changed: WebhookRecord = {
      ...webhook,
      types,
      state: isOn ? 'on' : 'off',
      failingSince: wasOn && isOn ? webhook.failingSince : null,
    };
    return {
      change: { webhook: changed },
      webhooks: before.webhooks.map((candidate) => (candidate === webhook ? changed : candidate)),
    };
  });
}

/** @throws Failure `team_not_found`, `connections_not_included`, `webhook_not_found`, `too_many_requests`, `write_conflict` */
export async function deleteWebhook(
  { userId, webhookId, now }: Owner & { webhookId: string },
  deps: Dependencies,
): Promise<CompanyState> {
  const { companyId } = await requireOwnCompany({ userId, now }, deps);
  enforce(await deps.limits.take('connectionChangesPerOwner', userId, now));
  return changeCompany(companyId, deps, (before) => {
    const webhook = webhookOf(before, webhookId);
    return {
      change: { removedWebhookId: webhookId },
      webhooks: before.webhooks.filter((candidate) => candidate !== webhook),
    };
  });
}

/**
 * Gives a webhook a new secret. For a day the former one signs, too, so that the receiver can change without losing a message.
 *
 * @throws Failure `team_not_found`, `connections_not_included`, `webhook_not_found`, `too_many_requests`
 */
export async function replaceSecret(
  { userId, webhookId, now }: Owner & { webhookId: string },
  deps: Dependencies,
): Promise<{ secret: string }> {
  await requireWebhook({ userId, webhookId, now }, deps);
  enforce(await deps.limits.take('connectionChangesPerOwner', userId, now));
  const secret = newSecret();
  await deps.companies.replaceSecret(webhookId, secret, daysAfter(now, FORMER_SECRET_DAYS));
  return { secret };
}

/** @throws Failure `team_not_found`, `connections_not_included`, `webhook_not_found` */
export async function requireWebhook(
  { userId, webhookId, now }: Owner & { webhookId: string },
  deps: Pick<Dependencies, 'teams' | 'companies'>,
): Promise<WebhookRecord> {
  const { companyId } = await requireOwnCompany({ userId, now }, deps);
  const webhook = await deps.companies.findWebhook(companyId, webhookId);
  if (!webhook) throw new Failure('webhook_not_found');
  return webhook;
}

function webhookOf({ webhooks }: CompanyState, webhookId: string): WebhookRecord {
  const webhook = webhooks.find((candidate) => candidate.webhookId === webhookId);
  if (!webhook) throw new Failure('webhook_not_found');
  return webhook;
}

/** Stores a change of the webhooks. After a conflict it is decided again by what is stored then. */
function changeCompany(
  companyId: string,
  { companies }: Pick<Dependencies, 'companies'>,
  decide: (before: CompanyState) => { change: CompanyChange; webhooks: WebhookRecord[] },
): Promise<CompanyState> {
  return retryOnConflict(async () => {
    const before = await companies.read(companyId);
    const { change, webhooks } = decide(before);
    const outcome = await companies.change(before, change);
    return outcome === 'stored' ? { ...before, webhooks } : CONFLICT;
  });
}
