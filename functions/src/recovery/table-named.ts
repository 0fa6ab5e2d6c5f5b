import { openTable, type Table } from '#table/table.ts';

/** Opens a table for the command that restores: with the operator's own permissions, and patient with a large table. */
export const tableNamed = (name: string): Table => openTable(name, { maxAttempts: 10 });
