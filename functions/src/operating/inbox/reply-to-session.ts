import { isGranting } from '#billing/subscriptions/present-subscription.ts';
import {
  cancelByOperator,
  confirmSession,
  declineOffer,
  type SessionChange,
} from '#coaching/change-session.ts';
import type { SessionRecord } from '#coaching/coaching-records.ts';
import { sessionActions } from '#coaching/session-actions.ts';
import { withCalendar } from '#coaching/with-calendar.ts';
import { Failure } from '#failure.ts';
import type { Operator } from '#http/operator-access.ts';
import { auditWrites } from '../audit/audit-repository.ts';
import type { InboxDependencies } from './dependencies.ts';
import { idOf, type InboxRecord } from './inbox-entries.ts';
import { changedFailure, requireItem, requireVersion } from './require-item.ts';

interface Input {
  itemId: string;
  version: string;
  action: 'confirm' | 'decline' | 'cancel';
  startsAt?: string | undefined;
  place?: string | undefined;
  message?: string | undefined;
  reason: string;
}

/**
 * Confirms a time of a coaching session, declines the offered ones, or cancels it, as the link in the operator's mail does. The mails to
 * both follow from the event, and the link stops working.
 *
 * @throws Failure `inbox_item_not_found`, `changed_by_operator`, `coaching_over`. Source: rules/learning.md L46
 */
export async function replyToSession(
  { itemId, version, reason, ...answer }: Input,
  operator: Operator,
  deps: InboxDependencies,
  now: Date,
): Promise<InboxRecord> {
  const item = await requireItem(itemId, deps);
  if (item.kind !== 'session') throw new Failure('inbox_item_not_found');
  requireVersion(item, version);
  const { record } = item;
  const plan = await deps.subscriptions.find(record.userId, record.orderId);
  const isPlanEnded = !plan || !isGranting(plan, now);
  if (!sessionActions(record, isPlanEnded, now).includes(answer.action)) {
    throw new Failure('coaching_over');
  }
  const change = await withCalendar(changeOf(record, answer, now), deps);
  const handling = {
    ...record.handling,
    owner: record.handling.owner ?? operator.name,
    version: record.handling.version + 1,
    changedBy: operator.name,
    changedAt: now.toISOString(),
  };
  const after = { ...change.after, handling };
  const audit = auditWrites(
    {
      operator,
      action: 'replyToSession',
      subject: idOf(item),
      learnerId: record.userId,
      reason,
      before: { state: record.state, startsAt: record.startsAt },
      after: { state: after.state, startsAt: after.startsAt },
    },
    deps.newId(now),
    now,
  );
  if (!(await deps.inbox.changeSession({ ...change, after }, audit))) {
    throw changedFailure(await requireItem(itemId, deps));
  }
  return { ...item, record: after };
}

function changeOf(
  session: SessionRecord,
  { action, startsAt, place, message }: Pick<Input, 'action' | 'startsAt' | 'place' | 'message'>,
  now: Date,
): SessionChange {
  switch (action) {
    case 'confirm':
      return confirmSession(session, { startsAt: startsAt!, place: place! }, now);
    case 'decline':
      return declineOffer(session, message!, now);
    case 'cancel':
      return cancelByOperator(session, message!, now);
  }
}
