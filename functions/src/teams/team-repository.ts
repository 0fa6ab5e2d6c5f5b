import { EntitlementRecord } from '#learning/learner-records.ts';
import {
  failedConditions,
  isConditionFailure,
  isTransactionConflict,
} from '#table/condition-errors.ts';
import {
  learnerKeys,
  learnerPartition,
  seatName,
  subscriptionName,
  teamKeys,
  teamPartition,
} from '#table/keys.ts';
import { getItem, queryPartition, updateItem, writeTransaction, type Table } from '#table/table.ts';
import { teamParts } from './team-writes.ts';
import { InvitationRecord, SeatRecord, TeamRecord, TokenRecord } from './team-records.ts';
import type { TeamState } from './team-state.ts';

export interface TeamRepository {
  /** The latest state of a subscription's team; null when it has none. One Query. */
  read(orderId: string): Promise<TeamState | null>;
  /** What a token's hash leads to; null for an unknown one. */
  findToken(tokenHash: string): Promise<TokenRecord | null>;
  /** A learner's own plans, or their seats in others' plans, as entitlements; the newest first. One Query. */
  entitlements(userId: string, kind: 'subscription' | 'seat'): Promise<EntitlementRecord[]>;
  /**
   * Makes one state into another. One transaction.
   *
   * @returns `conflict` when the team changed since `before` was read: read again and repeat.
   */
  change(before: TeamState, after: TeamState, now: Date): Promise<'stored' | 'conflict'>;
  /** Notes that the mail of an invitation was sent, unless the invitation is gone or renewed. */
  markSent(invitation: InvitationRecord): Promise<void>;
}

export function teamRepository(table: Table): TeamRepository {
  return {
    async read(orderId) {
      const items = await queryPartition(table, teamPartition(orderId));
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      const [team] = of('team');
      return team
        ? {
            team: TeamRecord.parse(team),
            seats: of('seat').map((item) => SeatRecord.parse(item)),
            invitations: of('invitation').map((item) => InvitationRecord.parse(item)),
          }
        : null;
    },

    async findToken(tokenHash) {
      const item = await getItem(table, teamKeys.token(tokenHash));
      return item ? TokenRecord.parse(item) : null;
    },

    async entitlements(userId, kind) {
      const name = kind === 'seat' ? seatName('') : subscriptionName('');
      const { SK } = learnerKeys.entitlement(userId, name);
      const items = await queryPartition(table, learnerPartition(userId), SK);
      return items.map((item) => EntitlementRecord.parse(item)).toReversed();
    },

    async change(before, after, now) {
      const parts = teamParts(before, after, now);
      try {
        if (parts.length > 0) await writeTransaction(table, parts);
        return 'stored';
      } catch (error) {
        if (failedConditions(error) || isTransactionConflict(error)) return 'conflict';
        throw error;
      }
    },

    async markSent({ orderId, invitationId, tokenHash }) {
      try {
        await updateItem(table, teamKeys.invitation(orderId, invitationId), {
          UpdateExpression: 'SET isSent = :sent',
          ConditionExpression: 'tokenHash = :tokenHash',
          ExpressionAttributeValues: { ':sent': true, ':tokenHash': tokenHash },
        });
      } catch (error) {
        if (!isConditionFailure(error)) throw error;
      }
    },
  };
}
