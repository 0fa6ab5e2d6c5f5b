import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { Column } from '../data-table/column.ts';
import { TABLE_ROLES } from '../data-table/table-roles.ts';
import { TableRows } from '../data-table/table-rows.tsx';

interface Props<Row> {
  title: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Said in place of an empty table. */
  none: string;
}

const FIRST_ROWS = 8;

/** Shows a section of a learner's page: its first rows, and all of them after a click. */
export function SectionTable<Row>({ title, columns, rows, rowId, none }: Props<Row>) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, FIRST_ROWS);
  return (
    <Box as="section" aria-label={title}>
      <chakra.h2
        textStyle="label"
        mb="1"
        pb="2"
        borderBottomWidth="1px"
        borderColor="border.emphasized"
      >
        {title}
        <chakra.span ms="2" color="fg.muted" fontWeight="normal">
          {rows.length > 0 ? rows.length : none}
        </chakra.span>
      </chakra.h2>
      {rows.length > 0 && (
        <chakra.table
          {...TABLE_ROLES.table}
          aria-label={title}
          width="100%"
          display={{ base: 'block', md: 'table' }}
          textStyle="small"
        >
          <chakra.thead
            {...TABLE_ROLES.group}
            display={{ base: 'none', md: 'table-header-group' }}
            textStyle="fine"
            color="fg.muted"
          >
            <tr {...TABLE_ROLES.row}>
              {columns.map((column) => (
                <chakra.th
                  key={column.id}
                  {...TABLE_ROLES.title}
                  scope="col"
                  py="1"
                  pe={column.isNumeric ? '8' : '4'}
                  fontWeight="medium"
                  textAlign={column.isNumeric ? 'end' : 'start'}
                  _last={{ pe: '0' }}
                >
                  {column.title}
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <TableRows columns={columns} rows={shown} rowId={rowId} />
        </chakra.table>
      )}
      {rows.length > shown.length && (
        <Button mt="2" px="0" size="xs" variant="plain" onClick={() => setIsWhole(true)}>
          {`Show all ${rows.length}`}
        </Button>
      )}
    </Box>
  );
}
