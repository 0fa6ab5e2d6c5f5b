import {
  useInfiniteQuery,
  type UseInfiniteQueryOptions,
  type InfiniteData,
  type QueryKey,
} from '@tanstack/react-query';
import type { RowData } from '@tanstack/react-table';
import { useMemo, type ReactNode } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Column } from './column.ts';
import { DataTable } from './data-table.tsx';
import type { TableSearch } from './table-search.ts';

interface Props<Page, Row extends RowData, Key extends QueryKey> {
  query: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, string | null>;
  rowsOf: (page: Page) => readonly Row[];
  label: string;
  columns: readonly Column<Row>[];
  rowId: (row: Row) => string;
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
  defaultSort: string;
  empty: ReactNode;
  controls?: ReactNode;
}

/** Shows a list that the server returns page by page: its rows, and a button for the older ones. */
export function PagedTable<Page, Row extends RowData, Key extends QueryKey>(
  props: Props<Page, Row, Key>,
) {
  const { query, rowsOf, ...table } = props;
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(query);
  const rows = useMemo(() => data?.pages.flatMap((page) => rowsOf(page)) ?? [], [data, rowsOf]);
  if (error && !data) {
    return (
      <ErrorState title="This list could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="64" />;
  const more = { load: () => void fetchNextPage(), isLoading: isFetchingNextPage };
  return <DataTable {...table} rows={rows} more={hasNextPage ? more : undefined} />;
}
