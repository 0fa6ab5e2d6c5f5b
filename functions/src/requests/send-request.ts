import type { RequestTopic } from '@learning/shared/contract/requests';
import type { Mail } from '#gateways/mail.ts';
import { log } from '#observability/log.ts';
import type { RequestDependencies } from './dependencies.ts';
import { confirmationMail, operatorMail } from './request-mails.ts';
import type { RequestRecord } from './request-records.ts';

interface Command {
  requestId: string;
  topic: RequestTopic;
  name: string;
  email: string;
  organization?: string | undefined;
  message: string;
  now: Date;
}

/**
 * Stores a visitor's request, mails the operator and confirms to the sender. A repeated id gets the same response without mail.
 * A stored request counts as received: the request records which mails were sent.
 */
export async function sendRequest(
  { now, organization, ...command }: Command,
  deps: RequestDependencies,
): Promise<{ requestId: string }> {
  const { requestId } = command;
  const request: RequestRecord = {
    entity: 'request',
    listId: deps.newId(now),
    ...command,
    organization: organization || null,
    createdAt: now.toISOString(),
    isOperatorTold: false,
    isConfirmed: false,
  };
  if (await deps.requests.createOnce(request)) await sendMails(request, deps);
  return { requestId };
}

async function sendMails(
  request: RequestRecord,
  { requests, sendMail, operatorEmail }: RequestDependencies,
): Promise<void> {
  const { requestId } = request;
  const logFailure = (error: unknown) => {
    log.error('request mail failed', { requestId, error: error as Error });
    return false;
  };
  const send = (mail: Mail) => sendMail(mail).catch(logFailure);
  const [isOperatorTold, isConfirmed] = await Promise.all([
    send(operatorMail(request, operatorEmail)),
    send(confirmationMail(request)),
  ]);
  if (isOperatorTold || isConfirmed) {
    await requests.markMailed({ requestId, isOperatorTold, isConfirmed }).catch(logFailure);
  }
}
