import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { all, read, nowSeconds, type Account } from '#account/account.ts';
import { idOf, newId } from '#account/ids.ts';
import { emit } from '#events/events.ts';
import { pageOf } from '#api/lists.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import {
  choiceOf,
  emulatedChoiceOf,
  flagOf,
  integerOf,
  mergeMetadata,
  nestedOf,
  nullableTextOf,
  refuseUnknown,
  requiredInteger,
  requiredText,
  textsOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';

const TAX_BEHAVIORS = ['exclusive', 'inclusive', 'unspecified'] as const;
const WRITABLE = ['active', 'lookup_key', 'transfer_lookup_key', 'metadata'];

export function createPrice(account: Account, params: Params): Stripe.Price {
  const product = read(account, 'products', requiredText(params, 'product'), 'product');
  const cents = requiredInteger(params, 'unit_amount');
  if (cents < 0) {
    throw refusal.invalidParameter('Invalid non-negative integer', 'unit_amount');
  }
  const recurring = nestedOf(params, 'recurring');
  if (recurring)
    refuseUnknown(recurring, ['interval', 'interval_count', 'usage_type'], 'recurring');
  const interval = recurring && emulatedChoiceOf(recurring, 'interval', ['month', 'year']);
  if (recurring && !interval) throw refusal.missing('recurring[interval]');
  const price: Stripe.Price = {
    ...blank('price'),
    billing_scheme: 'per_unit',
    id: newId('price_1', 23),
    active: true,
    created: nowSeconds(account),
    currency: requiredText(params, 'currency').toLowerCase(),
    product: product.id,
    recurring: interval
      ? {
          ...blank('Price.Recurring'),
          usage_type: 'licensed',
          interval,
          interval_count: integerOf(recurring, 'interval_count') ?? 1,
        }
      : null,
    tax_behavior: choiceOf(params, 'tax_behavior', TAX_BEHAVIORS) ?? 'unspecified',
    type: interval ? 'recurring' : 'one_time',
    unit_amount: cents,
    unit_amount_decimal: String(cents) as unknown as Stripe.Price['unit_amount_decimal'],
  };
  write(account, price, params);
  account.rows.prices.set(price.id, price);
  emit(account, 'price.created', price);
  return price;
}

function write(account: Account, price: Stripe.Price, params: Params): void {
  price.active = flagOf(params, 'active') ?? price.active;
  price.metadata = mergeMetadata(params, price.metadata);
  const key = nullableTextOf(params, 'lookup_key');
  if (key === undefined) return;
  if (key !== null)
    takeLookupKey(account, price, key, flagOf(params, 'transfer_lookup_key') === true);
  price.lookup_key = key;
}

function takeLookupKey(
  account: Account,
  price: Stripe.Price,
  key: string,
  transfers: boolean,
): void {
  const holder = all(account, 'prices').find(
    (candidate) => candidate.lookup_key === key && candidate !== price,
  );
  if (!holder) return;
  if (!transfers) {
    throw refusal.invalidParameter(
      `A price (${holder.id}) already uses that lookup key.`,
      'lookup_key',
    );
  }
  const before = structuredClone(holder);
  holder.lookup_key = null;
  refreshSubscriptionItems(account, holder);
  emit(account, 'price.updated', holder, before);
}

/** Updates the copies of a price in subscriptions, which show it as it is now. */
function refreshSubscriptionItems(account: Account, price: Stripe.Price): void {
  for (const subscription of account.rows.subscriptions.values()) {
    for (const item of subscription.items.data) {
      if (item.price.id === price.id) item.price = structuredClone(price);
    }
  }
}

/** Builds a price in the older Plan shape, which subscription items still include. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    ...blank('plan'),
    usage_type: 'licensed',
    id: price.id,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    metadata: { ...price.metadata },
    nickname: price.nickname,
    product: idOf(price.product),
  };
}

export const priceOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/prices',
    accepts: [...WRITABLE, 'product', 'unit_amount', 'currency', 'recurring', 'tax_behavior'],
    run: createPrice,
  },
  {
    method: 'GET',
    path: '/v1/prices',
    accepts: ['active', 'lookup_keys'],
    run: (account, params) => {
      const active = flagOf(params, 'active');
      const keys = textsOf(params, 'lookup_keys');
      return pageOf(
        account,
        'prices',
        '/v1/prices',
        params,
        (price) =>
          (active === undefined || price.active === active) &&
          (!keys || keys.includes(price.lookup_key ?? '')),
      );
    },
  },
  retrieveOperation('/v1/prices', 'prices'),
  {
    method: 'POST',
    path: '/v1/prices/{id}',
    accepts: WRITABLE,
    run: (account, params, id) => {
      const price = read(account, 'prices', id);
      const before = structuredClone(price);
      write(account, price, params);
      refreshSubscriptionItems(account, price);
      emit(account, 'price.updated', price, before);
      return price;
    },
  },
];
