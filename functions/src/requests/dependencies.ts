import { randomBytes } from 'node:crypto';
import { ulid } from 'ulid';
import type { SendMail } from '#gateways/mail.ts';
import { limitRepository, type LimitRepository } from '#limits/limit-repository.ts';
import type { Table } from '#table/table.ts';
import { requestRepository, type RequestRepository } from './request-repository.ts';

/** The dependencies of the requests use cases. */
export interface RequestDependencies {
  requests: RequestRepository;
  limits: LimitRepository;
  sendMail: SendMail;
  /** Address of the operator, who answers requests. */
  operatorEmail: string;
  /** Scheme and host of the site, without a trailing slash. */
  siteOrigin: () => Promise<string>;
  /** Returns a new id that sorts by time. */
  newId: (now: Date) => string;
  /** Creates the key that signs the operator's link to a request. */
  newKey: () => string;
}

export function createRequestDependencies(
  table: Table,
  gateways: Pick<RequestDependencies, 'sendMail' | 'operatorEmail' | 'siteOrigin'>,
): RequestDependencies {
  return {
    ...gateways,
    requests: requestRepository(table),
    limits: limitRepository(table),
    newId: (now) => ulid(now.getTime()),
    newKey: () => randomBytes(24).toString('base64url'),
  };
}
