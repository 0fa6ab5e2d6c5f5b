import type { InboxState } from '@learning/shared/contract/inbox-states';
import type { SessionRecord } from '#coaching/coaching-records.ts';
import { inboxStateOf } from '#coaching/session-writes.ts';
import type { RequestRecord } from '#requests/request-records.ts';
import { itemIdOf } from './item-id.ts';

/** An item of the inbox as stored. */
export type InboxRecord =
  | { kind: 'request'; record: RequestRecord; sortKey: string }
  | { kind: 'session'; record: SessionRecord; sortKey: string };

/** Returns how far operators are with an item. Source: rules/learning.md L44 */
export function stateOf(item: InboxRecord, now: Date): InboxState {
  if (item.kind === 'session') return inboxStateOf(item.record, now);
  const { handling, state } = item.record;
  return handling.state ?? (state === 'answered' ? 'done' : 'new');
}

/** Returns the version that a change names: of a session, also its learner's changes count. */
export function versionOf({ kind, record }: InboxRecord): string {
  return `${kind === 'session' ? record.stage : 0}.${record.handling.version}`;
}

export function idOf(item: InboxRecord): string {
  return item.kind === 'session'
    ? itemIdOf({ kind: 'session', userId: item.record.userId, id: item.record.sessionId })
    : itemIdOf({ kind: 'request', userId: item.record.userId, id: item.record.requestId });
}

export const topicOf = (item: InboxRecord) =>
  item.kind === 'session' ? 'coaching' : item.record.topic;
