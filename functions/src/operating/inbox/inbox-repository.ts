import { capstonePaperItem } from '#capstones/capstone-records.ts';
import { changeWrites, type CapstoneChange } from '#capstones/capstone-writes.ts';
import { sessionItem } from '#coaching/coaching-records.ts';
import { sessionChangeWrites } from '#coaching/session-writes.ts';
import type { SessionChange } from '#coaching/change-session.ts';
import { domainEventWrite } from '#events/event-writes.ts';
import type { DomainEvent } from '#events/domain-events.ts';
import { unchangedHandling } from '#requests/handling.ts';
import { RequestRecord } from '#requests/request-records.ts';
import { requestItemOf } from '#requests/request-item.ts';
import { failedConditions, isTransactionConflict } from '#table/condition-errors.ts';
import {
  donePaperReviewsPartition,
  doneRequestsPartition,
  doneSessionsPartition,
  paperReviewsPartition,
  requestsPartition,
  sessionsPartition,
} from '#table/keys.ts';
import { CONFLICT, retryOnConflict } from '#table/retry-on-conflict.ts';
import { parseReadable } from '#table/stored-item.ts';
import {
  getItem,
  queryIndexBackwards,
  updateItem,
  writeTransaction,
  type Item,
  type Table,
  type TransactionPart,
} from '#table/table.ts';
import type { InboxRecord } from './inbox-entries.ts';
import { keyOfPlace, type ItemPlace } from './item-id.ts';

/** A list of the inbox: open items, or those that are done. */
export const INBOX_LISTS = {
  request: { open: requestsPartition, done: doneRequestsPartition },
  session: { open: sessionsPartition, done: doneSessionsPartition },
  capstone: { open: paperReviewsPartition, done: donePaperReviewsPartition },
} as const;

/** The items of one list, and where it goes on; null at its end. */
interface InboxList {
  items: InboxRecord[];
  end: string | null;
}

export interface InboxRepository {
  /** Lists items of some lists, the last ones first, in one round trip. @param before limits it to smaller sort keys */
  list(partitions: readonly string[], limit: number, before?: string): Promise<InboxList[]>;
  find(place: ItemPlace): Promise<InboxRecord | undefined>;
  /** Stores a request with what goes with it. @returns false when an operator changed it since it was read */
  saveRequest(
    before: RequestRecord,
    after: RequestRecord,
    others: { event: DomainEvent | null; audit: TransactionPart },
  ): Promise<boolean>;
  /** Stores how operators handle a session. @returns false when anyone changed it since it was read */
  saveSession(
    change: Pick<SessionChange, 'before' | 'after'>,
    audit: TransactionPart,
  ): Promise<boolean>;
  /** Stores an operator's answer to a session with its event. @returns false when anyone changed it since it was read */
  changeSession(change: SessionChange, audit: TransactionPart): Promise<boolean>;
  /** Stores a capstone with what goes with it. @returns false when anyone changed it since it was read */
  saveCapstone(change: CapstoneChange, audit: TransactionPart): Promise<boolean>;
  /** Stores whether the mail of a request's last reply was sent. */
  markReply(request: RequestRecord, index: number, mail: 'sent' | 'refused'): Promise<void>;
}

export function inboxRepository(table: Table): InboxRepository {
  const write = (parts: readonly TransactionPart[]) =>
    retryOnConflict(async () => {
      try {
        await writeTransaction(table, parts);
        return true;
      } catch (error) {
        if (failedConditions(error)) return false;
        if (isTransactionConflict(error)) return CONFLICT;
        throw error;
      }
    });
  return {
    list: (partitions, limit, before) =>
      Promise.all(
        partitions.map(async (partition) => {
          const items = await queryIndexBackwards(table, { partition, limit, before });
          const end = items.length === limit ? String(items.at(-1)!['GSI1SK']) : null;
          return { items: items.flatMap((item) => inboxRecord(item) ?? []), end };
        }),
      ),

    async find(place) {
      const item = await getItem(table, keyOfPlace(place));
      return item && inboxRecord(item);
    },

    saveRequest: (before, after, { event, audit }) =>
      write([
        { put: requestItemOf(after), condition: unchangedHandling(before.handling) },
        audit,
        ...(event === null ? [] : [domainEventWrite(event)]),
      ]),

    saveSession: (change, audit) =>
      write([...sessionChangeWrites({ ...change, givenBackIn: null }), audit]),

    changeSession: (change, audit) =>
      write([...sessionChangeWrites(change), domainEventWrite(change.event), audit]),

    saveCapstone: (change, audit) => write([...changeWrites(change), audit]),

    async markReply({ requestId, userId, replies }, index, mail) {
      await updateItem(table, keyOfPlace({ kind: 'request', userId, id: requestId }), {
        UpdateExpression: `SET replies[${index}].mail = :mail`,
        ConditionExpression: `replies[${index}].id = :id`,
        ExpressionAttributeValues: { ':mail': mail, ':id': replies[index]!.id },
      });
    },
  };
}

/** Reads an item; one that this release cannot read is left out, so that it never hides the others. */
function inboxRecord(item: Item): InboxRecord | undefined {
  const sortKey = typeof item['GSI1SK'] === 'string' ? item['GSI1SK'] : '';
  if (item['entity'] === 'request') {
    return { kind: 'request', record: RequestRecord.parse(item), sortKey };
  }
  if (item['entity'] === 'capstonePaper') {
    const paper = parseReadable(capstonePaperItem, item);
    return paper && { kind: 'capstone', record: paper, sortKey };
  }
  const record = parseReadable(sessionItem, item);
  return record && { kind: 'session', record, sortKey };
}
