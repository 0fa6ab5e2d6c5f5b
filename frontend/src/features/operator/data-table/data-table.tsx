import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import {
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
  type RowData,
} from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import type { Column } from './column.ts';
import { compareValues, filtersOf, includesWords, sortingOf } from './table-state.ts';
import { TableFilters } from './table-filters.tsx';
import { TableHead } from './table-head.tsx';
import { TablePages } from './table-pages.tsx';
import { TABLE_ROLES } from './table-roles.ts';
import { TableRows } from './table-rows.tsx';
import { changedSearch, type SearchChange, type TableSearch } from './table-search.ts';

/** Registered once: models must be stable. */
export const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  rowPaginationFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});

const ROWS_ON_A_PAGE = 50;

interface Props<Row extends RowData> {
  /** What the table lists, for assistive technology: `Operators`. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
  /** The order without one in the address, such as `-at`. */
  defaultSort: string;
  /** Shown without any row; with filters, the table says that nothing matches. */
  empty: ReactNode;
  /** Controls beside the filters. */
  controls?: ReactNode;
  /** Whether the server has rows that were not loaded. */
  more?: { load: () => void; isLoading: boolean } | undefined;
}

/** Shows rows with words, filters, order and page in the address. On narrow screens each row is a card. */
export function DataTable<Row extends RowData>(props: Props<Row>) {
  const { label, columns, rows, rowId, search, onSearch, defaultSort, empty, controls } = props;
  const definitions = useMemo<ColumnDef<typeof features, Row>[]>(
    () =>
      columns.map(({ id, value }) => ({
        id,
        accessorFn: value,
        sortFn: (first, second) => compareValues(value(first.original), value(second.original)),
        filterFn: (row, _id, wanted: unknown) => String(value(row.original) ?? '') === wanted,
      })),
    [columns],
  );
  const sort = search.sort ?? defaultSort;
  const state = {
    globalFilter: search.q ?? '',
    sorting: sortingOf(sort),
    columnFilters: filtersOf(columns, search),
    pagination: { pageIndex: (search.page ?? 1) - 1, pageSize: ROWS_ON_A_PAGE },
  };
  const table = useTable({
    features,
    columns: definitions,
    data: rows as Row[],
    getRowId: rowId,
    state,
    globalFilterFn: (row, _id, words: unknown) =>
      includesWords(
        columns.map(({ value }) => value(row.original)),
        String(words),
      ),
    getColumnCanGlobalFilter: () => true,
    autoResetPageIndex: false,
  });
  const found = table.getFilteredRowModel().rows.length;
  const shown = table.getRowModel().rows.map((row) => row.original);
  const change = (next: SearchChange) => onSearch(changedSearch(search, next));
  return (
    <Box>
      <TableFilters
        label={label}
        columns={columns}
        rows={rows}
        search={search}
        onChange={change}
        controls={controls}
      />
      {rows.length === 0 ? (
        empty
      ) : (
        <>
          <chakra.table
            {...TABLE_ROLES.table}
            aria-label={label}
            width="100%"
            display={{ base: 'block', md: 'table' }}
            textStyle="small"
          >
            <TableHead columns={columns} sort={sort} onSort={(next) => change({ sort: next })} />
            <TableRows columns={columns} rows={shown} rowId={rowId} />
          </chakra.table>
          {found === 0 && (
            <chakra.p py="8" color="fg.muted">
              Nothing matches. Change the words or the filters.
            </chakra.p>
          )}
          <TablePages
            found={found}
            total={rows.length}
            page={search.page ?? 1}
            pageSize={ROWS_ON_A_PAGE}
            onPage={(page) => change({ page: page === 1 ? undefined : page })}
            more={props.more}
          />
        </>
      )}
    </Box>
  );
}
