import type { ReactNode } from 'react';

/** A column of an operator's table. */
export interface Column<Row> {
  id: string;
  title: string;
  /** What it sorts, searches and filters by. An instant or a text is compared as text. */
  value: (row: Row) => string | number | null;
  /** What it shows. @default the value */
  cell?: (row: Row) => ReactNode;
  /** Figures stand at the end of their cell. */
  isNumeric?: boolean;
  /** @default true */
  isSortable?: boolean;
  /** Whether a filter above the table offers its values. @default false */
  hasFilter?: boolean;
  /** How the filter shows a value. @default as it is */
  filterName?: (value: string) => string;
}
