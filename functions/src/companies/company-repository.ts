import type { DomainEvent } from '#events/domain-events.ts';
import { domainEventWrite } from '#events/event-writes.ts';
import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import { companyKeys, companyPartition, webhookPrefix } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  updateItem,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import {
  storedCompany,
  storedSecret,
  storedToken,
  storedWebhook,
  type TokenRecord,
  type WebhookRecord,
} from './company-records.ts';

/** The tokens and webhooks of a company. */
export interface CompanyState {
  companyId: string;
  /** 0 before the first change. */
  version: number;
  /** Also those that have expired or were revoked, for as long as they are stored. */
  tokens: TokenRecord[];
  webhooks: WebhookRecord[];
}

/** One change. A new secret comes with a new webhook. */
export type CompanyChange =
  | { token: TokenRecord }
  | { webhook: WebhookRecord; secret?: string }
  | { removedWebhookId: string };

export interface CompanyRepository {
  /** Reads all of a company. One Query. */
  read(companyId: string): Promise<CompanyState>;
  /** Lists the webhooks. One Query. */
  webhooks(companyId: string): Promise<WebhookRecord[]>;
  findToken(companyId: string, tokenId: string): Promise<TokenRecord | undefined>;
  findWebhook(companyId: string, webhookId: string): Promise<WebhookRecord | undefined>;
  /** Stores a change unless the company changed since it was read. */
  change(before: CompanyState, change: CompanyChange): Promise<'stored' | 'conflict'>;
  /** Stores when a token was used, unless it was revoked meanwhile. */
  markUsed(token: TokenRecord, now: Date): Promise<void>;
  /** Gives a webhook a new secret; the former one signs, too, until an instant. */
  replaceSecret(webhookId: string, secret: string, formerUntil: Date): Promise<void>;
  /** Returns the secrets that sign now, the newest first; none once the webhook is deleted. */
  readSecrets(webhookId: string, now: Date): Promise<string[]>;
  /** Stores since when a webhook fails and whether it goes on, with what follows. Does nothing if it changed since it was read. */
  markWebhook(
    webhook: WebhookRecord,
    change: Pick<WebhookRecord, 'failingSince' | 'state'>,
    event: DomainEvent | undefined,
  ): Promise<void>;
}

export function companyRepository(table: Table): CompanyRepository {
  return {
    async read(companyId) {
      const items = await queryPartition(table, companyPartition(companyId));
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      const [company] = of('company');
      return {
        companyId,
        version: company ? parseStored(storedCompany, company).version : 0,
        tokens: of('reportToken').map((item) => parseStored(storedToken, item)),
        webhooks: of('webhook').map((item) => parseStored(storedWebhook, item)),
      };
    },

    async webhooks(companyId) {
      const items = await queryPartition(table, companyPartition(companyId), webhookPrefix);
      return items.map((item) => parseStored(storedWebhook, item));
    },

    async findToken(companyId, tokenId) {
      const item = await getItem(table, companyKeys.reportToken(companyId, tokenId));
      return item && parseStored(storedToken, item);
    },

    async findWebhook(companyId, webhookId) {
      const item = await getItem(table, companyKeys.webhook(companyId, webhookId));
      return item && parseStored(storedWebhook, item);
    },

    async change(before, change) {
      try {
        await writeTransaction(table, [
          companyWrite(before),
          ...changeWrites(before.companyId, change),
        ]);
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async markUsed({ companyId, tokenId }, now) {
      try {
        await updateItem(table, companyKeys.reportToken(companyId, tokenId), {
          UpdateExpression: 'SET lastUsedAt = :now',
          ConditionExpression: 'attribute_exists(PK)',
          ExpressionAttributeValues: { ':now': now.toISOString() },
        });
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    async replaceSecret(webhookId, secret, formerUntil) {
      await updateItem(table, companyKeys.webhookSecret(webhookId), {
        UpdateExpression: 'SET formerSecret = secret, secret = :secret, formerUntil = :until',
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeValues: { ':secret': secret, ':until': formerUntil.toISOString() },
      });
    },

    async readSecrets(webhookId, now) {
      const item = await getItem(table, companyKeys.webhookSecret(webhookId));
      if (!item) return [];
      const { secret, formerSecret, formerUntil } = parseStored(storedSecret, item);
      const isFormerValid = formerUntil !== null && now.toISOString() < formerUntil;
      return [secret, ...(formerSecret !== null && isFormerValid ? [formerSecret] : [])];
    },

    async markWebhook({ companyId, webhookId, state, failingSince }, change, event) {
      const mark: TransactionPart = {
        update: companyKeys.webhook(companyId, webhookId),
        with: {
          UpdateExpression: 'SET #state = :state, failingSince = :since',
          ConditionExpression: '#state = :stateBefore AND failingSince = :sinceBefore',
          ExpressionAttributeNames: { '#state': 'state' },
          ExpressionAttributeValues: {
            ':state': change.state,
            ':since': change.failingSince,
            ':stateBefore': state,
            ':sinceBefore': failingSince,
          },
        },
      };
      try {
        await writeTransaction(table, [mark, ...(event ? [domainEventWrite(event)] : [])]);
      } catch (error) {
        if (!failedConditions(error) && !isTransactionConflict(error)) throw error;
      }
    },
  };
}

function companyWrite({ companyId, version }: CompanyState): TransactionPart {
  return {
    put: toStored(storedCompany, companyKeys.company(companyId), {
      entity: 'company',
      companyId,
      version: version + 1,
    }),
    condition:
      version === 0
        ? { ConditionExpression: 'attribute_not_exists(PK)' }
        : {
            ConditionExpression: '#version = :before',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':before': version },
          },
  };
}

function changeWrites(companyId: string, change: CompanyChange): TransactionPart[] {
  if ('token' in change) {
    const key = companyKeys.reportToken(companyId, change.token.tokenId);
    return [{ put: toStored(storedToken, key, change.token) }];
  }
  if ('removedWebhookId' in change) {
    return [
      { remove: companyKeys.webhook(companyId, change.removedWebhookId) },
      { remove: companyKeys.webhookSecret(change.removedWebhookId) },
    ];
  }
  const { webhook, secret } = change;
  const { webhookId } = webhook;
  return [
    { put: toStored(storedWebhook, companyKeys.webhook(companyId, webhookId), webhook) },
    ...(secret === undefined
      ? []
      : [
          {
            put: toStored(storedSecret, companyKeys.webhookSecret(webhookId), {
              entity: 'webhookSecret' as const,
              webhookId,
              secret,
              formerSecret: null,
              formerUntil: null,
            }),
          },
        ]),
  ];
}
