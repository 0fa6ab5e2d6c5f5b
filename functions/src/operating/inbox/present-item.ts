import type { InboxEntry, InboxItem } from '@learning/shared/contract/operators/inbox';
import { isGranting } from '#billing/subscriptions/present-subscription.ts';
import { sessionActions } from '#coaching/session-actions.ts';
import type { SessionRecord } from '#coaching/coaching-records.ts';
import type { InboxDependencies } from './dependencies.ts';
import { idOf, learnerOf, stateOf, topicOf, versionOf, type InboxRecord } from './inbox-entries.ts';
import { presentPaper } from './present-paper.ts';

export async function presentEntry(
  item: InboxRecord,
  { shownContactOf }: Pick<InboxDependencies, 'shownContactOf'>,
  now: Date,
): Promise<InboxEntry> {
  const { handling } = item.record;
  const entry = {
    itemId: idOf(item),
    kind: item.kind,
    topic: topicOf(item),
    state: stateOf(item, now),
    owner: handling.owner,
    learnerId: learnerOf(item),
    createdAt:
      item.kind === 'capstone'
        ? (item.record.review?.since ?? item.record.handedInAt)
        : item.record.createdAt,
  };
  if (item.kind === 'request') {
    const { name, email, organization, message, isOperatorTold } = item.record;
    return { ...entry, name, email, organization, message, isOperatorTold };
  }
  if (item.kind === 'capstone') {
    const message = item.record.review?.message ?? '';
    const nameless = { name: null, email: null, organization: null, isOperatorTold: null };
    return { ...entry, ...nameless, message };
  }
  const contact = await shownContactOf(item.record.userId);
  return {
    ...entry,
    name: contact && (contact.name ?? contact.email),
    email: contact?.email ?? null,
    organization: null,
    message: item.record.topic,
    isOperatorTold: null,
  };
}

export async function presentItem(
  item: InboxRecord,
  deps: Pick<InboxDependencies, 'catalog' | 'shownContactOf' | 'subscriptions'>,
  now: Date,
): Promise<InboxItem> {
  const [entry, session, capstone] = await Promise.all([
    presentEntry(item, deps, now),
    item.kind === 'session' ? presentSession(item.record, deps, now) : null,
    item.kind === 'capstone' ? presentPaper(item.record, deps) : null,
  ]);
  const { changedBy, changedAt } = item.record.handling;
  return {
    ...entry,
    version: versionOf(item),
    changedBy,
    changedAt,
    offer: item.kind === 'request' ? item.record.offer : null,
    replies: item.kind === 'request' ? item.record.replies : [],
    session,
    capstone,
  };
}

async function presentSession(
  session: SessionRecord,
  { subscriptions }: Pick<InboxDependencies, 'subscriptions'>,
  now: Date,
): Promise<InboxItem['session']> {
  const { userId, orderId, state, timeZone, offeredTimes, startsAt, place, operatorMessage } =
    session;
  const plan = await subscriptions.find(userId, orderId);
  const isPlanEnded = !plan || !isGranting(plan, now);
  return {
    state,
    timeZone,
    offeredTimes,
    startsAt,
    place,
    operatorMessage,
    isPlanEnded,
    actions: sessionActions(session, isPlanEnded, now),
  };
}
