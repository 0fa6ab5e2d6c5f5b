import { ulid } from 'ulid';
import type { SendMail } from '#gateways/mail.ts';
import type { Table } from '#table/table.ts';
import { requestRepository, type RequestRepository } from './request-repository.ts';

/** What taking a request works with. */
export interface RequestDependencies {
  requests: RequestRepository;
  sendMail: SendMail;
  /** Address of the one who answers. */
  operatorEmail: string;
  /** A new sortable id for an instant. */
  newId: (now: Date) => string;
}

export function openRequests(
  table: Table,
  gateways: Pick<RequestDependencies, 'sendMail' | 'operatorEmail'>,
): RequestDependencies {
  return {
    ...gateways,
    requests: requestRepository(table),
    newId: (now) => ulid(now.getTime()),
  };
}
