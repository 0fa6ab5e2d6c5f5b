import { chakra } from '#ui/chakra/factory.ts';
import type { Purchases } from '@learning/shared/contract/purchases';
import { useQuery } from '@tanstack/react-query';
import { Note } from '#ui/note.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { exactDollars } from '#lib/dollars.ts';
import { printDateAndTime } from '#lib/print-date.ts';
import { purchasesQuery } from '#queries/purchases.ts';

/** Names each purchase that can still be refunded: deleting the account gives nothing back. Source: rules/privacy.md P14 */
export function RefundablePurchases({ learnerId }: { learnerId: string }) {
  const { data, error } = useQuery(purchasesQuery(learnerId));
  if (error && !data) {
    return (
      <Note colorPalette="signal">
        We can’t tell whether a purchase of yours can still be refunded. Deleting your account
        refunds nothing, so look at <PurchasesLink /> first.
      </Note>
    );
  }
  const refundable = data ? refundableOf(data) : [];
  if (refundable.length === 0) return null;
  return (
    <Note colorPalette="signal">
      <chakra.p>
        Deleting your account refunds nothing. You can still cancel these for a full refund, on{' '}
        <PurchasesLink />:
      </chakra.p>
      <chakra.ul mt="2" ps="5" listStyleType="disc">
        {refundable.map(({ orderId, title, amount, until }) => (
          <li key={orderId}>
            {title}, {exactDollars(amount)}, until {printDateAndTime(until)}
          </li>
        ))}
      </chakra.ul>
    </Note>
  );
}

function PurchasesLink() {
  return <TextLink to="/account/purchases">your purchases page</TextLink>;
}

function refundableOf({ purchases, subscription }: Purchases) {
  const plan = subscription && {
    ...subscription,
    title: `${subscription.tier.name} plan`,
    amount: subscription.keptAmount,
  };
  const paid = purchases.map((purchase) => ({
    ...purchase,
    amount: purchase.amount - purchase.refundedAmount,
  }));
  return [...paid, ...(plan ? [plan] : [])].flatMap(({ orderId, title, amount, cancellation }) =>
    cancellation.isOpen && cancellation.until !== null
      ? [{ orderId, title, amount, until: cancellation.until }]
      : [],
  );
}
