import { isConditionFailure } from '#table/condition-errors.ts';
import { issuerKeys, issuerPartition } from '#table/keys.ts';
import { parseStored, toStored } from '#table/stored-item.ts';
import { putItem, queryPartition, type Table } from '#table/table.ts';
import { issuerItem, signingKeyItem, type SigningKeyRecord } from '../certificate-records.ts';

/** What is stored about the issuer. */
export interface IssuerState {
  /** Hash of the documents that were published last; null before the first time. */
  documentsHash: string | null;
  /** Oldest first. */
  keys: SigningKeyRecord[];
}

export interface IssuerRepository {
  /** One Query. */
  read(): Promise<IssuerState>;
  /** Stores a key unless it is stored. */
  addKey(key: SigningKeyRecord): Promise<void>;
  /** Stores from when on a key is distrusted. */
  withdrawKey(key: SigningKeyRecord): Promise<void>;
  savePublished(documentsHash: string, now: Date): Promise<void>;
}

export function issuerRepository(table: Table): IssuerRepository {
  return {
    async read() {
      const items = await queryPartition(table, issuerPartition);
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      const [profile] = of('issuer').map((item) => parseStored(issuerItem, item));
      return {
        documentsHash: profile?.documentsHash ?? null,
        keys: of('signingKey')
          .map((item) => parseStored(signingKeyItem, item))
          .toSorted((a, b) => a.createdAt.localeCompare(b.createdAt)),
      };
    },

    async addKey(key) {
      const item = toStored(signingKeyItem, issuerKeys.signingKey(key.kid), key);
      try {
        await putItem(table, item, { ConditionExpression: 'attribute_not_exists(PK)' });
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },

    async withdrawKey(key) {
      const item = toStored(signingKeyItem, issuerKeys.signingKey(key.kid), key);
      await putItem(table, item, {
        ConditionExpression:
          'attribute_exists(PK) AND (attribute_not_exists(withdrawnAt) OR withdrawnAt >= :at)',
        ExpressionAttributeValues: { ':at': key.withdrawnAt },
      });
    },

    async savePublished(documentsHash, now) {
      const record = { entity: 'issuer' as const, documentsHash, publishedAt: now.toISOString() };
      await putItem(table, toStored(issuerItem, issuerKeys.profile, record));
    },
  };
}
