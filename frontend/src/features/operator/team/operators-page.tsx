import { HStack } from '#ui/chakra/h-stack.ts';
import type { OperatorAccount } from '@learning/shared/contract/operators/team';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { operatorsQuery } from '#queries/operator/operators.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import type { TableSearch } from '../data-table/table-search.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import { InviteDialog, RemoveDialog, RolesDialog } from './operator-dialogs.tsx';
import { ROLE_NAMES } from './role-names.ts';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

type Opened = { kind: 'invite' } | { kind: 'roles' | 'remove'; operator: OperatorAccount } | null;

/** Renders `/admin/operators`: who operates this environment, and with which roles. */
export function OperatorsPage({ search, onSearch }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  return (
    <OperatorPage
      title="Operators"
      lead="Owners may do everything. Everyone needs an authenticator app."
      actions={
        <Button size="sm" onClick={() => setOpened({ kind: 'invite' })}>
          Invite Operator
        </Button>
      }
    >
      {() => (
        <>
          <OperatorsTable search={search} onSearch={onSearch} onOpen={setOpened} />
          <InviteDialog open={opened?.kind === 'invite'} onClose={close} />
          {opened && opened.kind !== 'invite' && (
            <>
              <RolesDialog
                key={opened.operator.operatorId}
                operator={opened.operator}
                open={opened.kind === 'roles'}
                onClose={close}
              />
              <RemoveDialog
                operator={opened.operator}
                open={opened.kind === 'remove'}
                onClose={close}
              />
            </>
          )}
        </>
      )}
    </OperatorPage>
  );
}

function OperatorsTable({
  search,
  onSearch,
  onOpen,
}: Props & { onOpen: (opened: Opened) => void }) {
  const { data, error, refetch } = useQuery(operatorsQuery);
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  if (error && !data) {
    return (
      <ErrorState title="The operators could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="64" />;
  return (
    <DataTable
      label="Operators"
      columns={columns}
      rows={data.operators}
      rowId={({ operatorId }) => operatorId}
      search={search}
      onSearch={onSearch}
      defaultSort="email"
      empty={null}
    />
  );
}

function columnsOf(onOpen: (opened: Opened) => void): readonly Column<OperatorAccount>[] {
  return [
    { id: 'email', title: 'Email', value: ({ email }) => email },
    {
      id: 'roles',
      title: 'Roles',
      value: ({ roles }) => roles.map((role) => ROLE_NAMES[role]).join(', ') || null,
    },
    {
      id: 'factor',
      title: 'Second factor',
      value: ({ hasSecondFactor }) => (hasSecondFactor ? 'On' : 'Off'),
      cell: ({ hasSecondFactor }) =>
        hasSecondFactor ? 'On' : <Badge colorPalette="signal">Off</Badge>,
      hasFilter: true,
    },
    {
      id: 'actions',
      title: 'Actions',
      isSortable: false,
      value: () => null,
      cell: (operator) => (
        <HStack gap="2" flexWrap="wrap">
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Change roles of ${operator.email}`}
            onClick={() => onOpen({ kind: 'roles', operator })}
          >
            Change Roles
          </Button>
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Remove ${operator.email}`}
            onClick={() => onOpen({ kind: 'remove', operator })}
          >
            Remove
          </Button>
        </HStack>
      ),
    },
  ];
}
