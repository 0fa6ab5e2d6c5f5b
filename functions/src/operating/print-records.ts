import type { RequestRecord } from '#requests/request-records.ts';
import type { AuditRecord } from './audit-repository.ts';

/** Returns the lines about requests: who asked for what, whether the operator was told, and the message. */
export function requestLines(requests: readonly RequestRecord[]): string[] {
  if (requests.length === 0) return ['No one has asked for anything yet.'];
  return requests.flatMap((request) => [
    [
      minute(request.createdAt),
      request.topic,
      `${plain(request.name)} <${request.email}>`,
      ...(request.organization === null ? [] : [plain(request.organization)]),
      request.isOperatorTold ? 'mailed' : 'NOT MAILED',
      ...(request.state === 'answered' ? ['answered'] : []),
    ].join('  '),
    ...request.message.split('\n').map((line) => `    ${plain(line)}`),
  ]);
}

/** Returns the lines of what operators did. */
export function auditLines(records: readonly AuditRecord[]): string[] {
  if (records.length === 0) return ['No operator changed anything in this month.'];
  return records.map(({ at, operator, action, learnerId, reason, state }) =>
    [
      minute(at),
      action,
      learnerId ?? '-',
      operator,
      plain(reason),
      ...(state === 'done' ? [] : ['NOT FINISHED']),
    ].join('  '),
  );
}

const minute = (instant: string) => instant.slice(0, 16).replace('T', ' ');

/** A text that others wrote cannot move a terminal's cursor. */
const plain = (text: string) => text.replaceAll(/\p{Cc}/gu, ' ');
