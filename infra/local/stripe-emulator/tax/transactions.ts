/** What Stripe does on its own with the calculation that a PaymentIntent names. @see https://docs.stripe.com/tax/payment-intent */
import type { Stripe } from 'stripe';
import { all, existing, nowSeconds, read, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { wholeList } from '#api/lists.ts';
import type { Operation } from '#api/operation.ts';
import { requiredText } from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { blank } from '#schemas/blank.ts';

type Transaction = Stripe.Tax.Transaction;
type LineItem = Stripe.Tax.TransactionLineItem;

/** Remembers which calculation a new payment belongs to. */
export function associate(account: Account, intentId: string, calculationId: string): void {
  account.rows.taxAssociations.set(intentId, {
    ...blank('tax.association'),
    id: newId('taxa_1', 23),
    calculation: calculationId,
    payment_intent: intentId,
    tax_transaction_attempts: [],
  });
}

/** Records the tax of a payment that has succeeded, once for each calculation. */
export function recordTax(account: Account, intent: Stripe.PaymentIntent): void {
  const association = account.rows.taxAssociations.get(intent.id);
  if (!association) return;
  const calculation = existing(account, 'taxCalculations', association.calculation);
  const isUsed = all(account, 'taxAssociations').some(
    (other) => other.calculation === association.calculation && committedIds(other).length > 0,
  );
  const isExpired = (calculation.expires_at ?? 0) <= nowSeconds(account);
  if (isUsed || isExpired) {
    association.tax_transaction_attempts!.push({
      errored: {
        reason: isUsed ? 'another_payment_associated_with_calculation' : 'calculation_expired',
      },
      source: intent.id,
      status: 'errored',
    });
    return;
  }
  const lines = (calculation.line_items?.data ?? []).map((line): LineItem => ({
    ...blank('tax.transaction_line_item'),
    id: newId('tax_li', 14),
    amount: line.amount,
    amount_tax: line.amount_tax,
    quantity: line.quantity,
    reference: line.reference,
    reversal: null,
    tax_behavior: line.tax_behavior,
    tax_code: line.tax_code,
    type: 'transaction',
  }));
  const transaction = newTransaction(account, calculation, { reference: intent.id, lines });
  commit(account, association, intent.id, transaction);
}

/** Takes back the tax of a refund: a part of it for a part of the payment, and the rest with the last part. */
export function reverseTax(account: Account, refund: Stripe.Refund): void {
  const association = account.rows.taxAssociations.get(idOf(refund.payment_intent) ?? '');
  const [original, ...later] = committedIds(association).map((id) =>
    existing(account, 'taxTransactions', id),
  );
  if (!association || !original) return;
  const paid = totalOf([original]);
  const left = totalOf([original, ...later]);
  const taxLeft = taxOf([original, ...later]);
  const tax =
    refund.amount === left ? taxLeft : Math.round((taxOf([original]) * refund.amount) / paid);
  const line = linesOf(original)[0]!;
  const isInclusive = line.tax_behavior === 'inclusive';
  const reversal = reversalOf(account, original, refund.id, {
    amount: -(refund.amount - (isInclusive ? 0 : tax)) + 0,
    amount_tax: -tax + 0,
  });
  commit(account, association, refund.id, reversal);
}

/** Takes back a reversal whose refund failed. */
export function restoreTax(account: Account, refund: Stripe.Refund): void {
  const association = account.rows.taxAssociations.get(idOf(refund.payment_intent) ?? '');
  const reversal = all(account, 'taxTransactions').find(({ reference }) => reference === refund.id);
  if (!association || !reversal) return;
  const { amount, amount_tax: tax } = linesOf(reversal)[0]!;
  const restored = reversalOf(account, reversal, `${refund.id}-failed`, {
    amount: -amount,
    amount_tax: -tax + 0,
  });
  commit(account, association, refund.id, restored);
}

function reversalOf(
  account: Account,
  original: Transaction,
  reference: string,
  amounts: Pick<LineItem, 'amount' | 'amount_tax'>,
): Transaction {
  const line = linesOf(original)[0]!;
  const lines: LineItem[] = [
    {
      ...line,
      ...amounts,
      id: newId('tax_li', 14),
      reversal: { original_line_item: line.id },
      type: 'reversal',
    },
  ];
  return newTransaction(account, original, {
    reference,
    lines,
    reversal: { original_transaction: original.id },
  });
}

function newTransaction(
  account: Account,
  {
    currency,
    customer_details: details,
    tax_date: taxDate,
  }: Pick<Transaction, 'currency' | 'customer_details' | 'tax_date'>,
  {
    reference,
    lines,
    reversal = null,
  }: {
    reference: string;
    lines: LineItem[];
    reversal?: Transaction['reversal'];
  },
): Transaction {
  const id = newId('tax_1', 23);
  const now = nowSeconds(account);
  return {
    ...blank('tax.transaction'),
    id,
    created: now,
    currency,
    customer_details: structuredClone(details),
    line_items: wholeList(lines, `/v1/tax/transactions/${id}/line_items`),
    metadata: {},
    posted_at: now,
    reference,
    reversal,
    tax_date: taxDate,
    type: reversal ? 'reversal' : 'transaction',
  };
}

function commit(
  account: Account,
  association: Stripe.Tax.Association,
  source: string,
  transaction: Transaction,
): void {
  account.rows.taxTransactions.set(transaction.id, transaction);
  association.tax_transaction_attempts!.push({
    committed: { transaction: transaction.id },
    source,
    status: 'committed',
  });
}

function committedIds(association: Stripe.Tax.Association | undefined): string[] {
  return (association?.tax_transaction_attempts ?? []).flatMap(({ committed }) =>
    committed ? [committed.transaction] : [],
  );
}

const linesOf = ({ line_items: lines }: Transaction) => lines?.data ?? [];
const taxOf = (transactions: readonly Transaction[]) =>
  transactions.flatMap(linesOf).reduce((sum, line) => sum + line.amount_tax, 0);
const totalOf = (transactions: readonly Transaction[]) =>
  transactions
    .flatMap(linesOf)
    .reduce(
      (sum, line) => sum + line.amount + (line.tax_behavior === 'inclusive' ? 0 : line.amount_tax),
      0,
    );

/** Operations of transactions and of what leads to them. @see https://docs.stripe.com/api/tax/associations */
export const taxTransactionOperations: Operation[] = [
  {
    method: 'GET',
    path: '/v1/tax/transactions/{id}',
    accepts: [],
    run: (account, _params, id) => {
      const { line_items: _, ...shown } = read(account, 'taxTransactions', id);
      return shown;
    },
  },
  {
    method: 'GET',
    path: '/v1/tax/associations/find',
    accepts: ['payment_intent'],
    run: (account, params) => {
      const id = requiredText(params, 'payment_intent');
      const association = account.rows.taxAssociations.get(id);
      if (association) return association;
      throw refusal.noSuch('tax association', id, 'payment_intent');
    },
  },
];
