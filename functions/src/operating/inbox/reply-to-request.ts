import { newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import { isSurelyUnsent } from '#gateways/mail.ts';
import type { Operator } from '#http/operator-access.ts';
import { log } from '#observability/log.ts';
import type { RequestRecord } from '#requests/request-records.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import { handled } from './change-inbox-item.ts';
import type { InboxDependencies } from './dependencies.ts';
import { idOf, stateOf, type InboxRecord } from './inbox-entries.ts';
import { replyMail } from './reply-mail.ts';
import { changedFailure, requireItem, requireVersion } from './require-item.ts';

interface Input {
  itemId: string;
  version: string;
  replyId: string;
  message: string;
  state: 'waiting' | 'done';
  reason: string;
}

type RequestItem = Extract<InboxRecord, { kind: 'request' }>;

/**
 * Replies to a request by mail. The reply is stored before its mail is sent, so a repeated call finds it and sends none.
 *
 * @throws Failure `inbox_item_not_found`, `changed_by_operator`. Source: rules/learning.md L45
 */
export async function replyToRequest(
  { itemId, version, replyId, message, state, reason }: Input,
  operator: Operator,
  deps: InboxDependencies,
  now: Date,
): Promise<InboxRecord> {
  const item = await requireItem(itemId, deps);
  if (item.kind !== 'request') throw new Failure('inbox_item_not_found');
  if (item.record.replies.some(({ id }) => id === replyId)) return item;
  requireVersion(item, version);
  const at = now.toISOString();
  const owner = item.record.handling.owner ?? operator.name;
  const changed = handled(item, { state, owner, changedBy: operator.name }, now);
  const replies = [
    ...item.record.replies,
    { id: replyId, text: message, at, mail: 'sending' as const },
  ];
  const record: RequestRecord = { ...changed.record, state: 'answered', answeredAt: at, replies };
  const { requestId, userId, topic } = record;
  const audit = auditWrites(
    {
      operator,
      action: 'replyToRequest',
      subject: idOf(item),
      ...(userId === null ? {} : { learnerId: userId }),
      reason,
      before: { state: stateOf(item, now) },
      after: { state, replyId },
    },
    deps.newId(now),
    now,
  );
  const event =
    userId === null
      ? null
      : newEvent(userId, 'requestAnswered', requestId, { requestId, topic }, now);
  if (!(await deps.inbox.saveRequest(item.record, record, { event, audit }))) {
    throw changedFailure(await requireItem(itemId, deps));
  }
  return sendReply({ ...changed, record }, deps);
}

/** Sends the mail of the last reply and stores whether it was sent; it stays `sending` when no one knows. */
async function sendReply(item: RequestItem, deps: InboxDependencies): Promise<RequestItem> {
  const { record } = item;
  const index = record.replies.length - 1;
  const reply = record.replies[index]!;
  const mail = await deliver(record, reply.text, deps);
  if (mail === 'sending') return item;
  await deps.inbox.markReply(record, index, mail);
  const replies = record.replies.with(index, { ...reply, mail });
  return { ...item, record: { ...record, replies } };
}

async function deliver(
  record: RequestRecord,
  message: string,
  { sendMail, operatorEmail }: Pick<InboxDependencies, 'sendMail' | 'operatorEmail'>,
): Promise<'sent' | 'refused' | 'sending'> {
  try {
    return (await sendMail(replyMail(record, message, operatorEmail))) ? 'sent' : 'refused';
  } catch (error) {
    log.error('reply mail failed', { requestId: record.requestId, error: error as Error });
    return isSurelyUnsent(error) ? 'refused' : 'sending';
  }
}
