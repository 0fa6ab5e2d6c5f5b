/** Roles of a table's elements, which Safari forgets when they are no longer laid out as a table. Spread onto them. */
export const TABLE_ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  title: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
