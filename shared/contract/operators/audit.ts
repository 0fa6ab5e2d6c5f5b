/** What operators did. Source: rules/access.md A41 */
import * as z from 'zod';
import { Instant } from '../fields.ts';
import { OPERATOR_ROLES } from '../operator-roles.ts';
import { defineRoutes } from '../route.ts';
import { CsvFile, Cursor, Month } from './fields.ts';

export const AuditEntry = z
  .object({
    id: z.string(),
    at: Instant,
    /** Who: an address, or the ARN of AWS credentials. */
    operator: z.string(),
    /** What: the name of the call, or of a command of the past. */
    action: z.string(),
    /** On what, such as `order 01KAB…`; null when it was an account and nothing else. */
    subject: z.string().nullable(),
    learnerId: z.string().nullable(),
    reason: z.string(),
    /** The changed fields; null where there were none. */
    before: z.record(z.string(), z.json()).nullable(),
    after: z.record(z.string(), z.json()).nullable(),
    /** `begun` stays when it failed halfway. */
    state: z.enum(['begun', 'done']),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

const group = 'operating';

export const operatorAuditRoutes = defineRoutes({
  listAudit: {
    method: 'GET',
    path: '/api/operator/audit',
    summary: 'What operators did in a month, the newest first, by pages',
    group,
    access: 'operator',
    roles: OPERATOR_ROLES,
    effect: 'reads',
    query: z.strictObject({
      /** @default this month */
      month: Month.optional(),
      cursor: Cursor.optional(),
    }),
    response: z.object({ entries: z.array(AuditEntry), nextCursor: z.string().nullable() }),
  },
  exportAudit: {
    method: 'GET',
    path: '/api/operator/audit/export',
    summary: 'What operators did in a month, as a file for a spreadsheet',
    group,
    access: 'operator',
    roles: ['finance'],
    effect: 'reads',
    query: z.strictObject({ month: Month }),
    response: CsvFile,
  },
});
