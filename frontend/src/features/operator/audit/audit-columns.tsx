import { chakra } from '#ui/chakra/factory.ts';
import type { AuditEntry } from '@learning/shared/contract/operators/audit';
import { printShortDateAndTime } from '#lib/print-date.ts';
import { Badge } from '#ui/badge.ts';
import type { Column } from '../data-table/column.ts';
import { ChangedFields } from './changed-fields.tsx';

/** Returns the words of a call's name: `changeOperatorRoles` → `Change operator roles`. */
export const actionName = (action: string): string => {
  const words = action
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const auditColumns: readonly Column<AuditEntry>[] = [
  {
    id: 'at',
    title: 'When',
    value: ({ at }) => at,
    cell: ({ at }) => <time dateTime={at}>{printShortDateAndTime(at)}</time>,
  },
  { id: 'operator', title: 'Operator', value: ({ operator }) => operator, hasFilter: true },
  {
    id: 'action',
    title: 'Action',
    value: ({ action }) => action,
    cell: ({ action, state }) => (
      <>
        {actionName(action)}
        {state === 'begun' && (
          <Badge ms="2" colorPalette="danger">
            Not finished
          </Badge>
        )}
      </>
    ),
    hasFilter: true,
    filterName: actionName,
  },
  {
    id: 'on',
    title: 'On',
    value: ({ subject, learnerId }) => subject ?? learnerId,
    cell: ({ subject, learnerId }) => (
      <chakra.span fontFamily="mono" textStyle="fine">
        {subject ?? learnerId ?? '–'}
      </chakra.span>
    ),
  },
  {
    id: 'change',
    title: 'Change',
    value: ({ before, after }) =>
      before || after ? JSON.stringify({ ...before, ...after }) : null,
    cell: ({ before, after }) => <ChangedFields before={before} after={after} />,
  },
  { id: 'reason', title: 'Reason', value: ({ reason }) => reason },
];
