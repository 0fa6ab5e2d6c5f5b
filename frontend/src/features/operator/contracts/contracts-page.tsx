import { HStack } from '#ui/chakra/h-stack.ts';
import type { OperatorContract } from '@learning/shared/contract/operators/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { contractsQuery } from '#queries/operator/contracts.ts';
import { printShortDay } from '#lib/print-date.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { Day } from '../data-table/day.tsx';
import type { TableSearch } from '../data-table/table-search.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import {
  ContractDialog,
  InviteOwnerDialog,
  NewContractDialog,
  WithdrawContractDialog,
} from './contract-dialogs.tsx';
import { printPrice, printTerm, RENEWAL_NAMES, stateName } from './contract-words.ts';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

type Opened = { kind: 'new' } | { kind: 'open' | 'withdraw' | 'invite'; contractId: string } | null;

/** Renders `/admin/contracts`: the companies with an Enterprise plan, what was agreed and how it stands. */
export function ContractsPage({ search, onSearch }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <OperatorPage
      title="Contracts"
      lead="Enterprise plans. Stripe sends the invoices and renews them."
      actions={
        <Button size="sm" onClick={() => setOpened({ kind: 'new' })}>
          New Contract
        </Button>
      }
    >
      {() => (
        <ContractsTable search={search} onSearch={onSearch} opened={opened} onOpen={setOpened} />
      )}
    </OperatorPage>
  );
}

interface TableProps extends Props {
  opened: Opened;
  onOpen: (opened: Opened) => void;
}

const NO_CONTRACTS: readonly OperatorContract[] = [];

function ContractsTable({ search, onSearch, opened, onOpen }: TableProps) {
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(contractsQuery);
  const contracts = useMemo(
    () => data?.pages.flatMap((page) => page.contracts) ?? NO_CONTRACTS,
    [data],
  );
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  if (error && !data) {
    return (
      <ErrorState title="The contracts could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="64" />;
  const close = () => onOpen(null);
  const contract =
    opened && opened.kind !== 'new'
      ? contracts.find(({ contractId }) => contractId === opened.contractId)
      : undefined;
  return (
    <>
      <DataTable
        label="Contracts"
        columns={columns}
        rows={contracts}
        rowId={({ contractId }) => contractId}
        search={search}
        onSearch={onSearch}
        defaultSort="-created"
        empty={
          <EmptyState title="No contracts yet">
            What you agree with a company shows up here at once.
          </EmptyState>
        }
        more={
          hasNextPage
            ? { load: () => void fetchNextPage(), isLoading: isFetchingNextPage }
            : undefined
        }
      />
      {opened?.kind === 'new' && <NewContractDialog onClose={close} />}
      {opened?.kind === 'open' && contract && (
        <ContractDialog contract={contract} onClose={close} />
      )}
      {opened?.kind === 'invite' && contract && (
        <InviteOwnerDialog contract={contract} onClose={close} />
      )}
      {opened?.kind === 'withdraw' && contract && (
        <WithdrawContractDialog contract={contract} onClose={close} />
      )}
    </>
  );
}

function columnsOf(onOpen: (opened: Opened) => void): readonly Column<OperatorContract>[] {
  return [
    { id: 'company', title: 'Company', value: ({ companyName }) => companyName },
    {
      id: 'state',
      title: 'State',
      value: stateName,
      cell: (contract) => (
        <Badge colorPalette={contract.waitsFor === null ? 'neutral' : 'signal'}>
          {stateName(contract)}
        </Badge>
      ),
      hasFilter: true,
    },
    { id: 'seats', title: 'Seats', value: ({ seats }) => seats },
    {
      id: 'price',
      title: 'Price',
      value: ({ price }) => price,
      cell: ({ price, termMonths }) => `${printPrice(price)} per ${printTerm(termMonths)}`,
    },
    {
      id: 'renewal',
      title: 'After the term',
      value: ({ renewal }) => RENEWAL_NAMES[renewal],
      hasFilter: true,
    },
    {
      id: 'starts',
      title: 'First day',
      value: ({ startsOn }) => startsOn,
      cell: ({ startsOn }) => <Day>{printShortDay(startsOn)}</Day>,
    },
    { id: 'owner', title: 'Owner', value: ({ ownerEmail }) => ownerEmail },
    {
      id: 'created',
      title: 'Agreed',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Day>{printShortDay(createdAt)}</Day>,
    },
    {
      id: 'actions',
      title: 'Actions',
      value: () => null,
      cell: ({ contractId, companyName, state }) => (
        <HStack gap="2" flexWrap="wrap">
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Open the contract with ${companyName}`}
            onClick={() => onOpen({ kind: 'open', contractId })}
          >
            Open
          </Button>
          {state === 'agreed' && (
            <Button
              size="xs"
              variant="outline"
              colorPalette="neutral"
              aria-label={`Invite Owner: ${companyName}`}
              onClick={() => onOpen({ kind: 'invite', contractId })}
            >
              Invite Owner
            </Button>
          )}
          {state === 'agreed' && (
            <Button
              size="xs"
              variant="outline"
              colorPalette="neutral"
              aria-label={`Withdraw the contract with ${companyName}`}
              onClick={() => onOpen({ kind: 'withdraw', contractId })}
            >
              Withdraw
            </Button>
          )}
        </HStack>
      ),
    },
  ];
}
