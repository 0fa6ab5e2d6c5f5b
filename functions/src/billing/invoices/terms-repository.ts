import * as z from 'zod';
import { isConditionFailure } from '#table/condition-errors.ts';
import { orderKeys } from '#table/keys.ts';
import { parseStored, storedItem, toStored } from '#table/stored-item.ts';
import { getItem, putItem, type Table } from '#table/table.ts';

const AcceptedTerms = z.object({
  entity: z.literal('acceptedTerms'),
  userId: z.string(),
  orderId: z.string(),
  /** The date of the version. */
  version: z.string(),
  acceptedAt: z.string(),
});

export type AcceptedTerms = z.infer<typeof AcceptedTerms>;
const storedTerms = storedItem(AcceptedTerms);

export interface TermsRepository {
  find(userId: string, orderId: string): Promise<AcceptedTerms | undefined>;
  /** Stores an acceptance. The first of a version stands, however often the learner clicks Pay. @returns what is stored */
  save(terms: Omit<AcceptedTerms, 'entity'>): Promise<AcceptedTerms>;
}

/** Stores which terms a learner agreed to with an order or plan. */
export function termsRepository(table: Table): TermsRepository {
  const find = async (userId: string, orderId: string) => {
    const item = await getItem(table, orderKeys.terms(userId, orderId));
    return item && parseStored(storedTerms, item);
  };
  return {
    find,
    async save(terms) {
      const { userId, orderId, version } = terms;
      const accepted = { entity: 'acceptedTerms' as const, ...terms };
      try {
        await putItem(table, toStored(storedTerms, orderKeys.terms(userId, orderId), accepted), {
          ConditionExpression: 'attribute_not_exists(PK) OR #version <> :version',
          ExpressionAttributeNames: { '#version': 'version' },
          ExpressionAttributeValues: { ':version': version },
        });
        return accepted;
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
        return (await find(userId, orderId)) ?? accepted;
      }
    },
  };
}
