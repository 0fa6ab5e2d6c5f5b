import { chakra } from '#ui/chakra/factory.ts';
import type { KeyboardEvent } from 'react';
import type { Column } from './column.ts';
import { TABLE_ROLES } from './table-roles.ts';

interface Props<Row> {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
}

/** Shows the rows of a table. The arrow keys move among rows: to their first link or button, or to the row itself. */
export function TableRows<Row>({ columns, rows, rowId }: Props<Row>) {
  return (
    <chakra.tbody
      {...TABLE_ROLES.group}
      display={{ base: 'block', md: 'table-row-group' }}
      onKeyDown={moveAmongRows}
    >
      {rows.map((row, position) => (
        <chakra.tr
          key={rowId(row)}
          {...TABLE_ROLES.row}
          // With Tab one reaches the first row; the keys do the rest.
          tabIndex={position === 0 ? 0 : -1}
          display={{ base: 'block', md: 'table-row' }}
          py={{ base: '3', md: '0' }}
          borderBottomWidth="1px"
          _hover={{ bg: 'bg.subtle' }}
        >
          {columns.map((column, place) => (
            <chakra.td
              key={column.id}
              {...TABLE_ROLES.cell}
              display={{ base: place === 0 ? 'block' : 'flex', md: 'table-cell' }}
              gap="3"
              py={{ base: '0.5', md: '2' }}
              pe={{ base: '0', md: column.isNumeric ? '8' : '4' }}
              _last={{ pe: '0' }}
              verticalAlign="top"
              fontWeight={place === 0 ? 'medium' : 'normal'}
              textAlign={{ base: 'start', md: column.isNumeric ? 'end' : 'start' }}
              fontVariantNumeric="tabular-nums"
              overflowWrap="anywhere"
            >
              {place > 0 && (
                <chakra.span
                  hideFrom="md"
                  aria-hidden="true"
                  flex="0 0 7rem"
                  color="fg.muted"
                  textStyle="fine"
                  pt="0.5"
                >
                  {column.title}
                </chakra.span>
              )}
              <chakra.span minW="0">{column.cell?.(row) ?? column.value(row) ?? '–'}</chakra.span>
            </chakra.td>
          ))}
        </chakra.tr>
      ))}
    </chakra.tbody>
  );
}

const STEPS: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

function moveAmongRows(event: KeyboardEvent<HTMLTableSectionElement>): void {
  const step = STEPS[event.key];
  const target = event.target as HTMLElement;
  const isEditing = target.matches('input, select, textarea');
  if (!step || isEditing || event.altKey || event.ctrlKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll('tr')];
  const at = rows.findIndex((row) => row.contains(target));
  const row = rows[step(at, rows.length - 1)];
  if (!row) return;
  event.preventDefault();
  (row.querySelector<HTMLElement>('a, button') ?? row).focus();
}
