import { all, type Account, type Kinds } from '#account/account.ts';
import { intentOfInvoice } from '#invoices/invoices.ts';
import { wholeList } from './lists.ts';
import { refusal } from './stripe-refusal.ts';
import { taxIdsOf } from '#payments/tax-ids.ts';

const MAX_LEVELS = 4;

/** Fields that hold an id, and the kind of object they refer to. */
const REFERENCES: Readonly<Record<string, keyof Kinds>> = {
  customer: 'customers',
  charge: 'charges',
  latest_charge: 'charges',
  payment_intent: 'paymentIntents',
  payment_method: 'paymentMethods',
  default_payment_method: 'paymentMethods',
  invoice: 'invoices',
  latest_invoice: 'invoices',
  subscription: 'subscriptions',
  schedule: 'subscriptionSchedules',
  pending_setup_intent: 'setupIntents',
  promotion_code: 'promotionCodes',
  coupon: 'coupons',
  discounts: 'discounts',
  product: 'products',
  price: 'prices',
  default_price: 'prices',
  configuration: 'portalConfigurations',
};

type Node = Record<string, unknown>;

/** Copies an object for a response, with the requested references replaced by the objects. */
export function expand(account: Account, object: object, paths: readonly string[]): object {
  const copy = structuredClone(object);
  for (const path of paths) {
    const segments = path.split('.');
    if (segments.length - (segments[0] === 'data' ? 1 : 0) > MAX_LEVELS) {
      throw refusal.invalidParameter(
        `You cannot expand more than ${MAX_LEVELS} levels of a property (${path}).`,
        'expand',
        'property_expansion_max_depth',
      );
    }
    expandAt(account, copy, segments, path);
  }
  return copy;
}

function expandAt(account: Account, node: unknown, segments: string[], path: string): void {
  if (Array.isArray(node)) {
    for (const entry of node) expandAt(account, entry, segments, path);
    return;
  }
  const [name, ...rest] = segments;
  if (name === undefined || node === null || typeof node !== 'object') return;
  const holder = node as Node;
  const value = holder[name] === undefined ? includableField(account, holder, name) : holder[name];
  if (value === undefined) {
    throw refusal.invalidParameter(`This property cannot be expanded (${path}).`, 'expand');
  }
  const expanded = (entry: unknown) =>
    typeof entry === 'string' ? referenced(account, name, entry, path) : entry;
  holder[name] = Array.isArray(value) ? value.map(expanded) : expanded(value);
  expandAt(account, holder[name], rest, path);
}

/** A `source` is a charge, a refund or a dispute, by its id. */
function kindOf(name: string, id: string): keyof Kinds | undefined {
  if (name !== 'source') return REFERENCES[name];
  if (id.startsWith('re_')) return 'refunds';
  return id.startsWith('du_') ? 'disputes' : 'charges';
}

function referenced(account: Account, name: string, id: string, path: string): object {
  const kind = kindOf(name, id);
  const row =
    kind === undefined
      ? undefined
      : (account.rows[kind].get(id) ??
        (kind === 'customers' ? account.rows.deletedCustomers.get(id) : undefined));
  if (row === undefined) {
    throw refusal.invalidParameter(`This property cannot be expanded (${path}).`, 'expand');
  }
  return structuredClone(row);
}

/** Returns a field that Stripe leaves out unless it is expanded. */
function includableField(account: Account, holder: Node, name: string): unknown {
  const id = String(holder['id']);
  const field = `${String(holder['object'])}.${name}`;
  if (field === 'invoice.confirmation_secret') {
    const invoice = account.rows.invoices.get(id);
    const secret = invoice && intentOfInvoice(account, invoice)?.client_secret;
    return secret ? { client_secret: secret, type: 'payment_intent' } : null;
  }
  if (field === 'invoice.payments') {
    const payments = all(account, 'invoicePayments').filter((payment) => payment.invoice === id);
    return wholeList(structuredClone(payments), `/v1/invoice_payments?invoice=${id}`);
  }
  if (field === 'customer.tax_ids') {
    const taxIds = taxIdsOf(account, id);
    return wholeList(structuredClone(taxIds.toReversed()), `/v1/customers/${id}/tax_ids`);
  }
  if (field === 'charge.refunds') {
    const refunds = all(account, 'refunds').filter((refund) => refund.charge === id);
    return wholeList(structuredClone(refunds.toReversed()), `/v1/charges/${id}/refunds`);
  }
  return undefined;
}
