import { mailboxOf } from '@learning/shared/domain/mailbox';
import type { RequestTopic } from '@learning/shared/contract/request-topics';
import type { TeamOffer } from '@learning/shared/contract/requests';
import type { Mail } from '#gateways/mail.ts';
import { enforce } from '#limits/enforce.ts';
import { EVERYBODY } from '#limits/limits.ts';
import { log } from '#observability/log.ts';
import type { RequestDependencies } from './dependencies.ts';
import { UNTOUCHED } from './handling.ts';
import { confirmationMail, digestMail, operatorMail } from './request-mails.ts';
import type { RequestRecord } from './request-records.ts';

/** What a request consists of. */
interface RequestCommand {
  requestId: string;
  /** The learner who sends it; null for a visitor. */
  userId: string | null;
  topic: RequestTopic;
  name: string;
  email: string;
  organization?: string | undefined;
  message: string;
  offer?: TeamOffer | undefined;
  now: Date;
}

interface Command extends RequestCommand {
  /** Network address of the sender. */
  address: string;
}

/**
 * Stores a visitor's request, mails the operator and confirms to the sender. A repeated id gets the same response without mail.
 * A stored request counts as received: the request records which mails were sent, and limits hold mail back, not requests.
 *
 * @throws Failure `too_many_requests` when the network address has sent too many.
 * Source: rules/learning.md L19
 */
export async function sendRequest(
  { address, ...command }: Command,
  deps: RequestDependencies,
): Promise<{ requestId: string }> {
  const { requestId, userId, now } = command;
  const allowance = await deps.limits.take('requestsPerAddress', address, now);
  if (!allowance.isAllowed && (await deps.requests.exists({ requestId, userId })))
    return { requestId };
  enforce(allowance);
  const request = newRequest(command, deps);
  if (await deps.requests.createOnce(request)) await sendMails(request, deps, now);
  else await deps.limits.giveBack('requestsPerAddress', address, now);
  return { requestId };
}

/** Returns the record of a request of which no mail was sent. */
function newRequest(
  { now, organization, offer, ...command }: RequestCommand,
  { newId, newKey }: Pick<RequestDependencies, 'newId' | 'newKey'>,
): RequestRecord {
  return {
    entity: 'request',
    listId: newId(now),
    ...command,
    organization: organization || null,
    offer: offer ?? null,
    createdAt: now.toISOString(),
    isOperatorTold: false,
    isConfirmed: false,
    state: 'sent',
    answeredAt: null,
    linkKey: command.userId === null ? '' : newKey(),
    handling: UNTOUCHED,
    replies: [],
  };
}

/** Mails a stored request to the operator and confirms it to the sender, as far as the limits allow. */
async function sendMails(
  request: RequestRecord,
  deps: RequestDependencies,
  now: Date,
): Promise<void> {
  const { requestId } = request;
  const logFailure = (error: unknown) => {
    log.error('request mail failed', { requestId, error: error as Error });
    return false;
  };
  const [told, isConfirmed] = await Promise.all([
    tellOperator(request, deps, now).catch((error: unknown): RequestRecord[] => {
      logFailure(error);
      return [];
    }),
    confirm(request, deps, now).catch(logFailure),
  ]);
  const isSame = (candidate: RequestRecord) => candidate.requestId === requestId;
  const isOperatorTold = told.some(isSame);
  const marks = [
    ...(isOperatorTold || isConfirmed ? [{ ...request, isOperatorTold, isConfirmed }] : []),
    ...told
      .filter((other) => !isSame(other))
      .map(({ requestId: id, userId }) => ({ requestId: id, userId, isOperatorTold: true })),
  ];
  for (const mark of marks) await deps.requests.markMailed(mark).catch(logFailure);
}

/** A request of this age that the operator was not told of was held back: no other request is still sending its mail. */
const HELD_BACK_AFTER_MS = 5 * 60_000;

/** Mails the operator, together with the requests held back before. @returns the requests in the mail */
async function tellOperator(
  request: RequestRecord,
  { requests, limits, sendMail, operatorEmail, siteOrigin }: RequestDependencies,
  now: Date,
): Promise<RequestRecord[]> {
  const allowance = await limits.take('operatorMails', EVERYBODY, now);
  if (!allowance.isAllowed) return [];
  const before = new Date(now.getTime() - HELD_BACK_AFTER_MS).toISOString();
  const held = (await requests.listUntold()).filter((untold) => untold.createdAt < before);
  const told = [...held, request];
  const hasOwn = told.some(({ userId }) => userId !== null);
  const origin = hasOwn ? await siteOrigin() : '';
  const mail: Mail =
    held.length === 0
      ? operatorMail(request, operatorEmail, origin)
      : digestMail(told, operatorEmail, origin);
  return (await sendMail(mail)) ? told : [];
}

/** Confirms to the sender, unless the mailbox got this confirmation today or the limits hold it back. */
async function confirm(
  request: RequestRecord,
  { limits, sendMail }: RequestDependencies,
  now: Date,
): Promise<boolean> {
  const mailbox = mailboxOf(request.email);
  const subjects = [
    ['confirmationsPerTopic', `${mailbox} ${request.topic}`],
    ['requestMails', mailbox],
    ['confirmationsInTotal', EVERYBODY],
  ] as const;
  for (const [name, subject] of subjects) {
    if (!(await limits.take(name, subject, now)).isAllowed) return false;
  }
  return sendMail(confirmationMail(request));
}
