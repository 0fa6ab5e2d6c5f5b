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
import { parseStored } from '#table/stored-item.ts';
import {
  getItem,
  queryPartition,
  updateItem,
  writeTransaction,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import { ownershipWrite, type OwnershipGuard } from './handover/ownership-guard.ts';
import type { ReturnReason } from './team-events.ts';
import { teamWrites } from './team-writes.ts';
import {
  storedAssignment,
  storedGroup,
  storedInvitation,
  storedSeat,
  storedTeam,
  storedToken,
  type InvitationRecord,
  type TeamRecord,
  type TokenRecord,
} from './team-records.ts';
import type { TeamState } from './team-state.ts';

/** What the team alone does not say of its change. */
export interface ChangeContext {
  /** Of a team that goes back to the one who pays for it. */
  returnReason?: ReturnReason;
  /** Of the learner who becomes its owner. */
  newOwner?: OwnershipGuard;
  /** Who makes the change; absent for the plan itself. */
  actorId?: string;
}

export interface TeamRepository {
  /** Reads a subscription's team; null when it has none. One Query. */
  read(orderId: string): Promise<TeamState | null>;
  /** Reads the team alone, without its members. */
  readTeam(orderId: string): Promise<TeamRecord | undefined>;
  /** Finds the invitation of a token by its hash; null for an unknown one. */
  findToken(tokenHash: string): Promise<TokenRecord | null>;
  /** Lists the entitlements of a learner's own plans, or of their seats in other learners' plans, newest first. One Query. */
  entitlements(userId: string, kind: 'subscription' | 'seat'): Promise<EntitlementRecord[]>;
  /** Reads what guards that a learner owns one team at a time. Read it before the teams that the learner owns. */
  ownershipGuard(userId: string): Promise<OwnershipGuard>;
  /**
   * Stores a change of a team in one transaction.
   *
   * @returns `conflict` when the team changed since `before` was read: read again and retry.
   */
  change(
    before: TeamState,
    after: TeamState,
    now: Date,
    more?: ChangeContext,
  ): Promise<'stored' | 'conflict'>;
  /**
   * Gives some members of a large team its terms.
   *
   * @param before the team with the terms that they have
   */
  spread(
    before: TeamState,
    after: TeamState,
    members: ReadonlySet<string>,
    now: Date,
  ): Promise<'stored' | 'conflict'>;
  /** Records that an invitation's mail was sent, unless it was canceled or renewed meanwhile. */
  markSent(invitation: InvitationRecord): Promise<void>;
}

/** DynamoDB's limit for one transaction. */
const MAX_WRITES = 100;

const isEventWrite = (part: TransactionPart) =>
  'update' in part && part.with.ExpressionAttributeValues?.[':entity'] === 'domainEvent';

export function teamRepository(table: Table): TeamRepository {
  const store = async (writes: readonly TransactionPart[]) => {
    try {
      if (writes.length > 0) await writeTransaction(table, writes);
      return 'stored' as const;
    } catch (error) {
      if (failedConditions(error) || isTransactionConflict(error)) return 'conflict' as const;
      throw error;
    }
  };
  return {
    async read(orderId) {
      const items = await queryPartition(table, teamPartition(orderId));
      const of = (entity: string) => items.filter((item) => item['entity'] === entity);
      const [team] = of('team');
      return team
        ? {
            team: parseStored(storedTeam, team),
            seats: of('seat').map((item) => parseStored(storedSeat, item)),
            invitations: of('invitation').map((item) => parseStored(storedInvitation, item)),
            groups: of('teamGroup').map((item) => parseStored(storedGroup, item)),
            assignments: of('assignment').map((item) => parseStored(storedAssignment, item)),
          }
        : null;
    },

    async readTeam(orderId) {
      const item = await getItem(table, teamKeys.team(orderId));
      return item && parseStored(storedTeam, item);
    },

    async findToken(tokenHash) {
      const item = await getItem(table, teamKeys.token(tokenHash));
      return item ? parseStored(storedToken, item) : null;
    },

    async entitlements(userId, kind) {
      const name = kind === 'seat' ? seatName('') : subscriptionName('');
      const { SK } = learnerKeys.entitlement(userId, name);
      const items = await queryPartition(table, learnerPartition(userId), SK);
      return items.map((item) => EntitlementRecord.parse(item)).toReversed();
    },

    async ownershipGuard(userId) {
      const { PK, SK } = learnerKeys.teamOwnership(userId);
      const [item] = await queryPartition(table, PK, SK);
      return { userId, version: Number(item?.['version'] ?? 0) };
    },

    async change(before, after, now, { newOwner, ...context } = {}) {
      const writes = [
        ...teamWrites(before, after, now, context),
        ...(newOwner ? [ownershipWrite(newOwner)] : []),
      ];
      if (writes.length <= MAX_WRITES) return store(writes);
      // What a large team is told of its change follows the change: it fits into no transaction, and no event is stored twice.
      const events = writes.filter(isEventWrite);
      const outcome = await store(writes.filter((write) => !isEventWrite(write)));
      if (outcome === 'conflict') return outcome;
      for (let at = 0; at < events.length; at += MAX_WRITES) {
        await writeTransaction(table, events.slice(at, at + MAX_WRITES));
      }
      return 'stored';
    },

    spread: (before, after, members, now) =>
      store(teamWrites(before, after, now, { isFor: (userId) => members.has(userId) })),

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
