import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { AuditEntry } from '@learning/shared/contract/operators/audit';
import { mayOperate } from '@learning/shared/contract/operator-roles';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useMemo, useState, type ReactNode } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { operatorApi } from '#lib/operator-client.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { auditQuery } from '#queries/operator/operators.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { TableSearch } from '../data-table/table-search.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import { auditColumns } from './audit-columns.tsx';
import { lastMonths, monthName } from '#lib/months.ts';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** Renders `/admin/audit`: what operators did in a month, with the reason and the fields before and after. */
export function AuditPage({ search, onSearch }: Props) {
  const [months] = useState(() => lastMonths(new Date(), 24));
  const month = typeof search['month'] === 'string' ? search['month'] : months[0]!;
  return (
    <OperatorPage title="Audit" lead="Every change by an operator. Nothing here can be changed.">
      {({ roles }) => (
        <AuditTable
          month={month}
          search={search}
          onSearch={onSearch}
          controls={
            <>
              <Box flex="1 1 9rem" maxW="48">
                <Field label="Month">
                  <Select value={month} onChange={(next) => onSearch({ month: next })}>
                    {[...new Set([...months, month])].map((choice) => (
                      <option key={choice} value={choice}>
                        {monthName(choice)}
                      </option>
                    ))}
                  </Select>
                </Field>
              </Box>
              {mayOperate(roles, ['finance']) && <ExportButton month={month} />}
            </>
          }
        />
      )}
    </OperatorPage>
  );
}

interface TableProps extends Props {
  month: string;
  controls: ReactNode;
}

const NO_ENTRIES: readonly AuditEntry[] = [];

function AuditTable({ month, search, onSearch, controls }: TableProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    auditQuery(month),
  );
  const entries = useMemo(() => data?.pages.flatMap((page) => page.entries) ?? NO_ENTRIES, [data]);
  if (error && !data) {
    return (
      <ErrorState title="The audit log could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="64" />;
  return (
    <DataTable
      label="Changes"
      columns={auditColumns}
      rows={entries}
      rowId={({ id }) => id}
      search={search}
      onSearch={onSearch}
      defaultSort="-at"
      controls={controls}
      empty={
        <EmptyState title={`No changes in ${monthName(month)}`}>
          What operators change shows up here at once.
        </EmptyState>
      }
      more={
        hasNextPage
          ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage }
          : undefined
      }
    />
  );
}

function ExportButton({ month }: { month: string }) {
  const exporting = useMutation({
    mutationFn: () => operatorApi.exportAudit({ query: { month } }),
    onSuccess: ({ fileName, csv }) => saveTextFile(fileName, csv, 'text/csv'),
  });
  return (
    <>
      <Button
        variant="outline"
        colorPalette="neutral"
        pendingText={exporting.isPending && 'Exporting...'}
        onClick={() => exporting.mutate()}
      >
        Export CSV
      </Button>
      <div role="alert">
        {exporting.error && <chakra.p color="danger.fg">{userMessageOf(exporting.error)}</chakra.p>}
      </div>
    </>
  );
}
