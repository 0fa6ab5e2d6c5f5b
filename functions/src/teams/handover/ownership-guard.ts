import { learnerKeys } from '#table/keys.ts';
import type { TransactionPart } from '#table/table.ts';

/** How often a learner came to own a team, as it was read before it was decided that they may own one. */
export interface OwnershipGuard {
  userId: string;
  version: number;
}

/**
 * Refuses the transaction when the learner has come to own a team since the guard was read. Whatever makes a learner the owner of a team
 * that did not exist or was another's writes it: accepting a team, and a plan that starts. Source: rules/access.md A30
 */
export function ownershipWrite({ userId, version }: OwnershipGuard): TransactionPart {
  return {
    put: {
      ...learnerKeys.teamOwnership(userId),
      entity: 'teamOwnership',
      version: version + 1,
      schemaVersion: 1,
    },
    condition:
      version === 0
        ? { ConditionExpression: 'attribute_not_exists(PK)' }
        : {
            ConditionExpression: '#version = :version',
            ExpressionAttributeNames: { '#version': 'version' },
            ExpressionAttributeValues: { ':version': version },
          },
  };
}
