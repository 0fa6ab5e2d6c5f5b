import type { InboxTopic } from '@learning/shared/contract/request-topics';
import type { InboxState } from '@learning/shared/contract/inbox-states';
import type { SessionRecord } from '#coaching/coaching-records.ts';
import { inboxStateOf } from '#coaching/session-writes.ts';
import type { RequestRecord } from '#requests/request-records.ts';
import type { CapstonePaper } from '#capstones/capstone-records.ts';
import { itemIdOf } from './item-id.ts';

/** An item of the inbox as stored. */
export type InboxRecord =
  | { kind: 'request'; record: RequestRecord; sortKey: string }
  | { kind: 'session'; record: SessionRecord; sortKey: string }
  | { kind: 'capstone'; record: CapstonePaper; sortKey: string };

/** Returns how far operators are with an item. Source: rules/learning.md L44 */
export function stateOf(item: InboxRecord, now: Date): InboxState {
  if (item.kind === 'session') return inboxStateOf(item.record, now);
  if (item.kind === 'capstone') {
    return item.record.handling.state ?? (item.record.review ? 'new' : 'done');
  }
  const { handling, state } = item.record;
  return handling.state ?? (state === 'answered' ? 'done' : 'new');
}

/** Returns the version that a change names: of a session, also its learner's changes count, and of a capstone those of its raters. */
export function versionOf(item: InboxRecord): string {
  const stage =
    item.kind === 'session'
      ? item.record.stage
      : item.kind === 'capstone'
        ? item.record.version
        : 0;
  return `${stage}.${item.record.handling.version}`;
}

export function idOf(item: InboxRecord): string {
  if (item.kind === 'capstone') {
    const { courseId, paperName } = item.record;
    return itemIdOf({ kind: 'capstone', courseId, id: paperName });
  }
  return item.kind === 'session'
    ? itemIdOf({ kind: 'session', userId: item.record.userId, id: item.record.sessionId })
    : itemIdOf({ kind: 'request', userId: item.record.userId, id: item.record.requestId });
}

export const topicOf = (item: InboxRecord): InboxTopic =>
  item.kind === 'request' ? item.record.topic : item.kind === 'session' ? 'coaching' : 'capstone';

/** Returns the learner of an item; null for a visitor, and for a capstone: reviewers rate without names. */
export const learnerOf = (item: InboxRecord): string | null =>
  item.kind === 'capstone' ? null : item.record.userId;
