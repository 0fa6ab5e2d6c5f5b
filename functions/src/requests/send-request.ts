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
 * Stores a visitor's request, mails the operator and confirms to the sender. A repeated id gets the same answer without mail.
 * A stored request counts as received: failed mail is recorded on the request, where the operator finds it.
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
  if (await deps.requests.createOnce(request)) await mailAbout(request, deps);
  return { requestId };
}

async function mailAbout(
  request: RequestRecord,
  { requests, sendMail, operatorEmail }: RequestDependencies,
): Promise<void> {
  const { requestId } = request;
  const logged = (error: unknown) => {
    log.error('request not mailed', { requestId, error: error as Error });
    return false;
  };
  const send = (mail: Mail) => sendMail(mail).catch(logged);
  const [isOperatorTold, isConfirmed] = await Promise.all([
    send(operatorMail(request, operatorEmail)),
    send(confirmationMail(request)),
  ]);
  if (isOperatorTold || isConfirmed) {
    await requests.markMailed({ requestId, isOperatorTold, isConfirmed }).catch(logged);
  }
}
