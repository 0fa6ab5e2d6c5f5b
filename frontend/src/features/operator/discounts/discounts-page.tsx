import type { OperatorPromotionCode } from '@learning/shared/contract/operators/discounts';
import { bundle } from '@learning/content/tiers';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { exactDollars } from '#lib/dollars.ts';
import { printShortDay } from '#lib/print-date.ts';
import { tiersQuery } from '#queries/billing.ts';
import { courseTitlesQuery } from '#queries/catalog.ts';
import { operatorQuery } from '#queries/operator/operator-query.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { chakra } from '#ui/chakra/factory.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Column } from '../data-table/column.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { Day } from '../data-table/day.tsx';
import type { TableSearch } from '../data-table/table-search.ts';
import { GiftBatches } from '../gift-codes/gift-batches.tsx';
import { OperatorPage } from '../shell/operator-page.tsx';
import { printDiscount, printDuration, STATE_NAMES } from './discount-words.ts';
import { EndPromotionCodeDialog, NewPromotionCodeDialog } from './promotion-code-dialogs.tsx';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

type Opened = { kind: 'new' } | { kind: 'end'; code: string } | null;

/** Renders `/admin/discounts`: the promotion codes, how often they were redeemed and what they gave away. */
export function DiscountsPage({ search, onSearch }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <OperatorPage
      title="Discounts"
      lead="Promotion codes for courses, bundles and plans. Stripe has each of them, too."
      actions={
        <Button size="sm" onClick={() => setOpened({ kind: 'new' })}>
          New Code
        </Button>
      }
    >
      {() => (
        <>
          <CodesTable
            search={search}
            onSearch={onSearch}
            onEnd={(code) => setOpened({ kind: 'end', code })}
          />
          <GiftBatches />
          {opened?.kind === 'new' && <NewPromotionCodeDialog onClose={() => setOpened(null)} />}
          {opened?.kind === 'end' && (
            <EndPromotionCodeDialog code={opened.code} onClose={() => setOpened(null)} />
          )}
        </>
      )}
    </OperatorPage>
  );
}

function CodesTable({ search, onSearch, onEnd }: Props & { onEnd: (code: string) => void }) {
  const { data, error, refetch } = useQuery(operatorQuery('listPromotionCodes', {}));
  const { data: titles } = useQuery(courseTitlesQuery());
  const { data: tiers } = useQuery(tiersQuery());
  const columns = useMemo(
    () =>
      columnsOf(
        onEnd,
        titles ?? {},
        Object.fromEntries((tiers ?? []).map(({ slug, name }) => [slug, name])),
      ),
    [onEnd, titles, tiers],
  );
  if (error && !data) {
    return (
      <ErrorState title="The promotion codes could not be loaded" onRetry={() => void refetch()}>
        {userMessageOf(error)}
      </ErrorState>
    );
  }
  if (!data) return <Skeleton height="64" />;
  return (
    <DataTable
      label="Promotion codes"
      columns={columns}
      rows={data.promotionCodes}
      rowId={({ code }) => code}
      search={search}
      onSearch={onSearch}
      defaultSort="-created"
      empty={
        <EmptyState title="No promotion codes yet">
          A code that you create works at every checkout at once.
        </EmptyState>
      }
    />
  );
}

function columnsOf(
  onEnd: (code: string) => void,
  titles: Readonly<Record<number, string>>,
  tierNames: Readonly<Record<string, string>>,
): readonly Column<OperatorPromotionCode>[] {
  const titleOf = (id: number) =>
    id === bundle.productId ? bundle.title : (titles[id] ?? `Course ${id}`);
  return [
    {
      id: 'code',
      title: 'Code',
      value: ({ code }) => code,
      cell: ({ code }) => <chakra.span fontWeight="semibold">{code}</chakra.span>,
    },
    {
      id: 'state',
      title: 'State',
      value: ({ state }) => STATE_NAMES[state],
      cell: ({ state }) => <Badge colorPalette={BADGES[state]}>{STATE_NAMES[state]}</Badge>,
      hasFilter: true,
    },
    { id: 'off', title: 'Takes off', value: printDiscount },
    {
      id: 'products',
      title: 'For',
      value: ({ courseIds, tierSlugs, ...terms }) => {
        const courses = courseIds?.map(titleOf) ?? ['All courses and bundles'];
        const plans = tierSlugs.map((slug) => `${tierNames[slug] ?? slug} plan`);
        const of = plans.length > 0 ? ` (${printDuration(terms)})` : '';
        return [...courses, ...plans].join(', ') + of;
      },
    },
    {
      id: 'paid',
      title: 'Redeemed',
      value: ({ paidRedemptions }) => paidRedemptions,
      cell: ({ paidRedemptions, maxRedemptions }) =>
        maxRedemptions === null ? paidRedemptions : `${paidRedemptions} of ${maxRedemptions}`,
    },
    { id: 'open', title: 'Open checkouts', value: ({ openCheckouts }) => openCheckouts },
    {
      id: 'discounted',
      title: 'Given away',
      value: ({ discounted }) => discounted,
      cell: ({ discounted }) => exactDollars(discounted),
    },
    {
      id: 'expires',
      title: 'Last day',
      value: ({ expiresAt }) => expiresAt,
      cell: ({ expiresAt }) => <Day>{expiresAt === null ? 'None' : printShortDay(expiresAt)}</Day>,
    },
    {
      id: 'created',
      title: 'Created',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Day>{printShortDay(createdAt)}</Day>,
    },
    {
      id: 'actions',
      title: 'Actions',
      value: () => null,
      cell: ({ code, state }) =>
        state === 'ended' ? null : (
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            aria-label={`End ${code}`}
            onClick={() => onEnd(code)}
          >
            End
          </Button>
        ),
    },
  ];
}

const BADGES = {
  active: 'accent',
  pending: 'signal',
  ended: 'neutral',
  expired: 'neutral',
  used_up: 'neutral',
} as const;
