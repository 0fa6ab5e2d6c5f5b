import type { AuditEntry } from '@learning/shared/contract/operators/audit';
import type { ResponseOf } from '@learning/shared/contract/route';
import type { operatorAuditRoutes } from '@learning/shared/contract/operators/audit';
import { csvOf } from '#csv.ts';
import type { OperatingDependencies } from '../dependencies.ts';
import type { AuditRecord } from './audit-repository.ts';

type Routes = typeof operatorAuditRoutes;

/** Lists a page of what operators did in a month, the newest first. */
export async function listAudit(
  input: { month?: string | undefined; cursor?: string | undefined },
  { audit }: Pick<OperatingDependencies, 'audit'>,
  now: Date,
): Promise<ResponseOf<Routes['listAudit']>> {
  const month = input.month ?? now.toISOString().slice(0, 7);
  const { records, next } = await audit.page(month, input.cursor);
  return { entries: records.map(presentAudit), nextCursor: next };
}

/** Returns what operators did in a month as a file. */
export async function exportAudit(
  { month }: { month: string },
  { audit }: Pick<OperatingDependencies, 'audit'>,
): Promise<ResponseOf<Routes['exportAudit']>> {
  const entries = (await audit.list(month)).map(presentAudit);
  const rows = entries.map((entry) => ({
    At: entry.at,
    Operator: entry.operator,
    Action: entry.action,
    Subject: entry.subject ?? '',
    Learner: entry.learnerId ?? '',
    Reason: entry.reason,
    Before: entry.before ? JSON.stringify(entry.before) : '',
    After: entry.after ? JSON.stringify(entry.after) : '',
    State: entry.state,
  }));
  const columns = [
    'At',
    'Operator',
    'Action',
    'Subject',
    'Learner',
    'Reason',
    'Before',
    'After',
    'State',
  ] as const;
  return { fileName: `audit-${month}.csv`, csv: csvOf(columns, rows) };
}

/** Returns a record as operators see it. */
export function presentAudit({
  entity: _entity,
  operatorId: _id,
  ...entry
}: AuditRecord): AuditEntry {
  return entry;
}
