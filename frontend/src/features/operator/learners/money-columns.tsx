import { chakra } from '#ui/chakra/factory.ts';
import type { LearnerOverview } from '@learning/shared/contract/operators/learners';
import { exactDollars } from '#lib/dollars.ts';
import { printShortDateAndTime, printShortDate } from '#lib/print-date.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '../data-table/column.ts';
import type { Refundable } from './refund-dialog.tsx';

type Order = LearnerOverview['orders'][number];
type Plan = LearnerOverview['plans'][number];

const words = (code: string) => code.replaceAll('_', ' ');
const CALM = new Set(['paid', 'active', 'trialing', 'open', 'canceled', 'refunded']);

function State({ state, statusAtStripe }: { state: string; statusAtStripe: string | null }) {
  return (
    <>
      {CALM.has(state) ? words(state) : <Badge colorPalette="signal">{words(state)}</Badge>}
      {statusAtStripe !== null && statusAtStripe !== state && (
        <chakra.span display="block" textStyle="fine" color="fg.muted">
          {`At Stripe: ${words(statusAtStripe)}`}
        </chakra.span>
      )}
    </>
  );
}

function Id({ id }: { id: string }) {
  return (
    <chakra.span display="block" fontFamily="mono" textStyle="fine" color="fg.muted">
      {id}
    </chakra.span>
  );
}

export function orderColumns(onRefund: (payment: Refundable) => void): readonly Column<Order>[] {
  return [
    {
      id: 'title',
      title: 'Purchase',
      value: ({ title }) => title,
      cell: ({ title, orderId, paymentId }) => (
        <>
          {title}
          <Id id={orderId} />
          {paymentId !== null && <Id id={paymentId} />}
        </>
      ),
    },
    {
      id: 'amount',
      title: 'Amount',
      isNumeric: true,
      value: ({ amount }) => amount,
      cell: ({ amount, refunded }) => (
        <>
          {exactDollars(amount)}
          {refunded > 0 && (
            <chakra.span display="block" textStyle="fine" color="fg.muted">
              {`${exactDollars(refunded)} returned`}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: 'state',
      title: 'State',
      value: ({ state }) => state,
      cell: ({ state, statusAtStripe, quarantineReason }) => (
        <>
          <State state={state} statusAtStripe={statusAtStripe} />
          {quarantineReason !== null && (
            <chakra.span display="block" textStyle="fine">
              {quarantineReason}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: 'paid',
      title: 'Paid',
      value: ({ paidAt }) => paidAt,
      cell: ({ paidAt, orderedAt }) =>
        paidAt === null ? `Ordered ${printShortDate(orderedAt)}` : printShortDateAndTime(paidAt),
    },
    {
      id: 'refund',
      title: 'Action',
      value: () => null,
      cell: (order) =>
        order.paidAt !== null && order.refunded < order.amount ? (
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Refund ${order.title}`}
            onClick={() => onRefund({ ...order, left: order.amount - order.refunded })}
          >
            Refund
          </Button>
        ) : (
          '–'
        ),
    },
  ];
}

export function planColumns(onRefund: (payment: Refundable) => void): readonly Column<Plan>[] {
  return [
    {
      id: 'plan',
      title: 'Plan',
      value: ({ tierName }) => tierName,
      cell: ({ tierName, orderId, subscriptionId }) => (
        <>
          {tierName}
          <Id id={orderId} />
          {subscriptionId !== null && <Id id={subscriptionId} />}
        </>
      ),
    },
    {
      id: 'price',
      title: 'Price',
      isNumeric: true,
      value: ({ price }) => price,
      cell: ({ price, interval, kept, refunded }) => (
        <>
          {`${exactDollars(price)}${interval === null ? '' : ` a ${interval}`}`}
          <chakra.span display="block" textStyle="fine" color="fg.muted">
            {`${exactDollars(kept)} paid${refunded > 0 ? `, ${exactDollars(refunded)} returned` : ''}`}
          </chakra.span>
        </>
      ),
    },
    {
      id: 'status',
      title: 'State',
      value: ({ status }) => status,
      cell: ({ status, statusAtStripe, lacksTaxLocation }) => (
        <>
          <State state={status} statusAtStripe={statusAtStripe} />
          {lacksTaxLocation && (
            <chakra.span display="block" textStyle="fine" color="danger.fg">
              Tax address missing: its invoice waits
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: 'until',
      title: 'Access until',
      value: ({ accessEndsAt }) => accessEndsAt,
      cell: ({ accessEndsAt, cancelAt }) => (
        <>
          {accessEndsAt === null ? '–' : printShortDate(accessEndsAt)}
          {cancelAt !== null && (
            <chakra.span display="block" textStyle="fine" color="fg.muted">
              {`Ends ${printShortDate(cancelAt)}`}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: 'refund',
      title: 'Action',
      value: () => null,
      cell: (plan) =>
        plan.kept > 0 ? (
          <Button
            size="xs"
            variant="outline"
            colorPalette="neutral"
            aria-label={`Refund ${plan.tierName}`}
            onClick={() => onRefund({ ...plan, title: plan.tierName, left: plan.kept })}
          >
            Refund
          </Button>
        ) : (
          '–'
        ),
    },
  ];
}
