import { chakra } from '#ui/chakra/factory.ts';
import type { ContractPlan, OperatorContract } from '@learning/shared/contract/operators/contracts';
import { useQuery } from '@tanstack/react-query';
import { userMessageOf } from '#lib/api-error.ts';
import { printDate, printDateAndTime } from '#lib/print-date.ts';
import { contractQuery } from '#queries/operator/contracts.ts';
import { Note } from '#ui/note.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PAYMENT_NAMES, printPrice, printTerm, WAITS_FOR } from './contract-words.ts';

/** How a contract and its plan stand. */
export function ContractFacts({ contract }: { contract: OperatorContract }) {
  const { data, error } = useQuery(contractQuery(contract.contractId));
  return (
    <>
      {contract.waitsFor !== null && (
        <Note colorPalette="signal">{WAITS_FOR[contract.waitsFor]}</Note>
      )}
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: '1fr', sm: 'auto 1fr' }}
        columnGap="6"
        rowGap="1"
        textStyle="small"
      >
        <Fact name="Owner" value={contract.ownerEmail} />
        {contract.state === 'agreed' && (
          <Fact
            name="Invitation"
            value={
              contract.invitedAt === null
                ? 'Not mailed'
                : `Mailed ${printDateAndTime(contract.invitedAt)}`
            }
          />
        )}
        <Fact name="First day" value={contract.startsOn} />
        <Fact
          name="Price"
          value={`${printPrice(contract.price)} per ${printTerm(contract.termMonths)}, before tax`}
        />
        <Fact
          name="Payment"
          value={`${PAYMENT_NAMES[contract.payment]}, due in ${contract.netDays} days`}
        />
        {data?.plan && <PlanFacts plan={data.plan} seats={contract.seats} />}
      </chakra.dl>
      {error && <chakra.p color="danger.fg">{userMessageOf(error)}</chakra.p>}
      {!data && !error && <Skeleton height="16" />}
    </>
  );
}

const STATUS_NAMES: Record<string, string> = {
  incomplete: 'On its way to Stripe',
  active: 'Active',
  past_due: 'Invoice overdue',
  unpaid: 'Invoice overdue',
  canceled: 'Ended',
};

function PlanFacts({ plan, seats }: { plan: ContractPlan; seats: number }) {
  const { status, seatsUsed, openInvitations, paidUntil, endsAt, accessEndsAt } = plan;
  return (
    <>
      <Fact name="Plan" value={STATUS_NAMES[status] ?? status} />
      <Fact
        name="Seats taken"
        value={`${seatsUsed} of ${seats}, ${openInvitations} invitations open`}
      />
      <Fact name="Paid until" value={paidUntil ? printDate(paidUntil) : 'Nothing paid yet'} />
      {plan.unpaidAmount !== null && <Fact name="Open" value={printPrice(plan.unpaidAmount)} />}
      {endsAt && <Fact name="Ends" value={printDate(endsAt)} />}
      {accessEndsAt && <Fact name="Access until" value={printDateAndTime(accessEndsAt)} />}
      {plan.subscriptionId && <Fact name="At Stripe" value={plan.subscriptionId} />}
    </>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <>
      <chakra.dt color="fg.muted">{name}</chakra.dt>
      <chakra.dd overflowWrap="anywhere">{value}</chakra.dd>
    </>
  );
}
