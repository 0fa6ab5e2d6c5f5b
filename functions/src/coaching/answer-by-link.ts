import type { LinkAction, LinkedRequest } from '@learning/shared/contract/coaching';
import { isGranting } from '#billing/subscriptions/present-subscription.ts';
import { newEvent } from '#events/event-writes.ts';
import { Failure } from '#failure.ts';
import type { RequestRecord } from '#requests/request-records.ts';
import {
  cancelByOperator,
  confirmSession,
  declineOffer,
  type SessionChange,
} from './change-session.ts';
import type { SessionRecord } from './coaching-records.ts';
import type { CoachingDependencies } from './dependencies.ts';
import { readOperatorToken } from './operator-link.ts';
import { sessionActions } from './session-actions.ts';
import { withCalendar } from './with-calendar.ts';

/** What a valid link leads to, and whether it was used already. */
type Linked =
  | { kind: 'session'; session: SessionRecord; isUsed: boolean }
  | { kind: 'request'; request: RequestRecord; isUsed: boolean };

/** Returns what the link in an operator's mail is about. Changes nothing, because mail scanners open links. Source: rules/learning.md L35 */
export async function readByLink(
  { token, now }: { token: string; now: Date },
  deps: CoachingDependencies,
): Promise<LinkedRequest> {
  return presentLinked(await findLinked(token, now, deps), now, deps);
}

interface Command {
  token: string;
  action: LinkAction;
  startsAt?: string | undefined;
  place?: string | undefined;
  message?: string | undefined;
  now: Date;
}

/**
 * Answers by the link in an operator's mail. Each link works once; the same answer again changes nothing.
 *
 * @throws Failure `operator_link_invalid`, `operator_link_used`, `coaching_over`
 * Source: rules/learning.md L35
 */
export async function answerByLink(
  { token, now, ...answer }: Command,
  deps: CoachingDependencies,
): Promise<LinkedRequest> {
  const linked = await findLinked(token, now, deps);
  if (linked.isUsed) {
    if (!isSameAnswer(linked, answer)) throw new Failure('operator_link_used');
    return presentLinked(linked, now, deps);
  }
  const { actions } = await presentLinked(linked, now, deps);
  if (!actions.includes(answer.action)) throw new Failure('coaching_over');
  if (linked.kind === 'request') return markAnswered(linked.request, now, deps);
  const change = await withCalendar(changeOf(linked.session, answer, now), deps);
  if (!(await deps.sessions.change(change))) throw new Failure('write_conflict');
  return presentLinked({ kind: 'session', session: change.after, isUsed: true }, now, deps);
}

async function findLinked(
  token: string,
  now: Date,
  { sessions, ownRequests }: CoachingDependencies,
): Promise<Linked> {
  const link = readOperatorToken(token, now);
  const { userId, id, stage } = link;
  if (link.kind === 'request') {
    const request = await ownRequests.find(userId, id);
    if (!request || !link.isSignedWith(request.linkKey)) throw new Failure('operator_link_invalid');
    return { kind: 'request', request, isUsed: request.state === 'answered' };
  }
  const session = await sessions.find(userId, id);
  if (!session || !link.isSignedWith(session.linkKey)) throw new Failure('operator_link_invalid');
  const isUsed = stage === session.answeredStage && stage + 1 === session.stage;
  if (!isUsed && stage !== session.stage) throw new Failure('operator_link_used');
  return { kind: 'session', session, isUsed };
}

function changeOf(session: SessionRecord, answer: Omit<Command, 'token' | 'now'>, now: Date) {
  const { action, startsAt, place, message } = answer;
  const changes: Record<LinkAction, () => SessionChange> = {
    confirm: () => confirmSession(session, { startsAt: startsAt!, place: place! }, now),
    decline: () => declineOffer(session, message!, now),
    cancel: () => cancelByOperator(session, message!, now),
    answer: () => {
      throw new Failure('coaching_over');
    },
  };
  return changes[action]();
}

function isSameAnswer(
  linked: Linked,
  { action, startsAt, message }: Omit<Command, 'token' | 'now'>,
) {
  if (linked.kind === 'request') return action === 'answer';
  const { session } = linked;
  if (action === 'confirm') {
    const isThen = Date.parse(session.startsAt ?? '') === Date.parse(startsAt ?? '');
    return session.state === 'confirmed' && session.operatorMessage === null && isThen;
  }
  return session.operatorMessage === message && action !== 'answer';
}

async function markAnswered(request: RequestRecord, now: Date, deps: CoachingDependencies) {
  const { userId, requestId, topic } = request;
  const event = newEvent(userId!, 'requestAnswered', requestId, { requestId, topic }, now);
  const isFirst = await deps.ownRequests.markAnswered(request, event, now);
  const current = isFirst ? null : await deps.ownRequests.find(userId!, requestId);
  // Another click was faster, or an operator took the request meanwhile.
  if (current && current.state !== 'answered') throw new Failure('write_conflict');
  const answered = { ...request, state: 'answered' } as const;
  return presentLinked({ kind: 'request', request: answered, isUsed: true }, now, deps);
}

async function presentLinked(
  linked: Linked,
  now: Date,
  { contactOf, subscriptions }: CoachingDependencies,
): Promise<LinkedRequest> {
  if (linked.kind === 'request') {
    const { name, email, message, state } = linked.request;
    const nothing = { timeZone: null, offeredTimes: null, startsAt: null, place: null };
    const actions = linked.isUsed ? [] : (['answer'] as const);
    return {
      kind: 'request',
      topic: message,
      name,
      email,
      state,
      ...nothing,
      isPlanEnded: false,
      actions: [...actions],
    };
  }
  const { session, isUsed } = linked;
  const { userId, orderId, topic, timeZone, state, offeredTimes, startsAt, place } = session;
  const [contact, plan] = await Promise.all([
    contactOf(userId),
    subscriptions.find(userId, orderId),
  ]);
  // The account was deleted.
  if (!contact) throw new Failure('operator_link_invalid');
  const isPlanEnded = !plan || !isGranting(plan, now);
  return {
    kind: 'session',
    topic,
    timeZone,
    state,
    offeredTimes,
    startsAt,
    place,
    isPlanEnded,
    name: contact.name ?? contact.email,
    email: contact.email,
    actions: isUsed ? [] : sessionActions(session, isPlanEnded, now),
  };
}
