import type { Stripe } from 'stripe';
import { read, type Account } from '#account/account.ts';
import { idOf } from '#account/ids.ts';
import { itemOf } from '#invoices/invoice-lines.ts';
import { pageOf } from '#api/lists.ts';
import { retrieveOperation } from '#api/object-operations.ts';
import type { Operation } from '#api/operation.ts';
import {
  emulatedChoiceOf,
  flagOf,
  integerOf,
  mergeMetadata,
  nestedOf,
  nullableTextOf,
  refuseUnknown,
  textOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { changeItem } from './subscription-change.ts';
import {
  CREATION_PARAMS,
  createSubscription,
  priceOfItem,
  requestedItem,
} from './subscription-creation.ts';
import { endSubscription, update, setEndFields } from './subscription-state.ts';
import { atCustomersTime } from '#clock/test-clocks.ts';

function updateSubscription(
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): void {
  if (subscription.ended_at !== null) {
    throw refusal.state(
      'A canceled subscription can only update its cancellation_details and metadata.',
    );
  }
  if (params['items'] !== undefined) changeFirstItem(account, subscription, params);
  const plainFields = ['metadata', 'default_payment_method', 'pause_collection'];
  if (plainFields.some((name) => name in params)) {
    update(account, subscription, () => {
      write(account, subscription, params);
    });
  }
  const cancels = flagOf(params, 'cancel_at_period_end');
  if (cancels !== undefined) setCancelAtPeriodEnd(account, subscription, cancels);
  // Flexible billing prefers `cancel_at` to the flag.
  const cancelAt = nullableTextOf(params, 'cancel_at');
  if (cancelAt === undefined) return;
  if (cancelAt !== null && !/^m(?:in|ax)_period_end$/.test(cancelAt)) {
    throw refusal.notEmulated('cancel_at');
  }
  changeEnd(account, subscription, cancelAt !== null, false);
}

function write(account: Account, subscription: Stripe.Subscription, params: Params): void {
  subscription.metadata = mergeMetadata(params, subscription.metadata);
  const method = nullableTextOf(params, 'default_payment_method');
  if (method !== undefined) {
    if (method !== null) read(account, 'paymentMethods', method, 'default_payment_method');
    subscription.default_payment_method = method;
  }
  if ('pause_collection' in params) subscription.pause_collection = pauseOf(params);
}

/** Only the pause that voids invoices, without an end. @see https://docs.stripe.com/billing/subscriptions/pause-payment */
function pauseOf(params: Params): Stripe.Subscription.PauseCollection | null {
  const pause = nestedOf(params, 'pause_collection');
  if (pause === undefined) return null;
  refuseUnknown(pause, ['behavior'], 'pause_collection');
  const behavior = emulatedChoiceOf(pause, 'behavior', ['void']);
  if (behavior === undefined) throw refusal.missing('pause_collection[behavior]');
  return { behavior, resumes_at: null };
}

function changeFirstItem(
  account: Account,
  subscription: Stripe.Subscription,
  params: Params,
): void {
  const item = itemOf(subscription);
  const wanted = requestedItem(params);
  refuseUnknown(wanted, ['id', 'price', 'price_data', 'quantity'], 'items[0]');
  if (textOf(wanted, 'id') !== item.id) {
    throw refusal.invalidParameter(
      'The emulator supports exactly one item per subscription: send its id.',
      'items[0][id]',
    );
  }
  const isNewPrice = 'price' in wanted || 'price_data' in wanted;
  const change = {
    priceId: isNewPrice ? priceOfItem(account, wanted).id : item.price.id,
    quantity: integerOf(wanted, 'quantity') ?? item.quantity ?? 1,
  };
  if (change.priceId === item.price.id && change.quantity === item.quantity) return;
  const proration = emulatedChoiceOf(params, 'proration_behavior', ['none', 'always_invoice']);
  // Stripe's default collects prorations for the next invoice.
  if (!proration) throw refusal.notEmulated('proration_behavior=create_prorations');
  changeItem(account, subscription, change, { proration, payment: 'allow_incomplete' });
}

export function setCancelAtPeriodEnd(
  account: Account,
  subscription: Stripe.Subscription,
  cancels: boolean,
): void {
  if (subscription.cancel_at_period_end !== cancels)
    changeEnd(account, subscription, cancels, cancels);
}

/** Sets or removes the cancellation at the period's end. @param isFlagged whether `cancel_at_period_end` shows it */
export function changeEnd(
  account: Account,
  subscription: Stripe.Subscription,
  cancels: boolean,
  isFlagged: boolean,
): void {
  if (subscription.schedule) {
    throw refusal.state(
      `The subscription is managed by the subscription schedule \`${idOf(subscription.schedule)}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`,
    );
  }
  update(account, subscription, () => {
    setEndFields(account, subscription, cancels, isFlagged);
  });
}

function cancel(account: Account, id: string, params: Params): Stripe.Subscription {
  const subscription = read(account, 'subscriptions', id);
  if (subscription.ended_at !== null) throw refusal.noSuch('subscription', id, 'id', true);
  for (const name of ['invoice_now', 'prorate']) {
    if (flagOf(params, name) === true) throw refusal.notEmulated(`${name}=true`);
  }
  endSubscription(account, subscription, 'cancellation_requested');
  return subscription;
}

/** Stripe leaves out canceled subscriptions unless a status is given. */
function isListed(subscription: Stripe.Subscription, status: string | undefined): boolean {
  const hasEnded = ['canceled', 'incomplete_expired'].includes(subscription.status);
  if (status === undefined) return subscription.status !== 'canceled';
  if (status === 'all') return true;
  return status === 'ended' ? hasEnded : subscription.status === status;
}

export const subscriptionOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/subscriptions',
    accepts: CREATION_PARAMS,
    run: (account, params) =>
      atCustomersTime(account, textOf(params, 'customer'), () =>
        createSubscription(account, params),
      ),
  },
  {
    method: 'GET',
    path: '/v1/subscriptions',
    accepts: ['customer', 'price', 'status', 'test_clock'],
    run: (account, params) => {
      const status = textOf(params, 'status');
      const [customer, price, clock] = ['customer', 'price', 'test_clock'].map((name) =>
        textOf(params, name),
      );
      return pageOf(
        account,
        'subscriptions',
        '/v1/subscriptions',
        params,
        (subscription) =>
          isListed(subscription, status) &&
          (!customer || subscription.customer === customer) &&
          (!price || itemOf(subscription).price.id === price) &&
          (!clock || subscription.test_clock === clock),
      );
    },
  },
  retrieveOperation('/v1/subscriptions', 'subscriptions'),
  {
    method: 'POST',
    path: '/v1/subscriptions/{id}',
    accepts: [
      'items',
      'metadata',
      'default_payment_method',
      'cancel_at_period_end',
      'proration_behavior',
      'cancel_at',
      'pause_collection',
    ],
    run: (account, params, id) => {
      const subscription = read(account, 'subscriptions', id);
      return atCustomersTime(account, idOf(subscription.customer), () => {
        updateSubscription(account, subscription, params);
        return subscription;
      });
    },
  },
  {
    method: 'DELETE',
    path: '/v1/subscriptions/{id}',
    accepts: ['invoice_now', 'prorate'],
    run: (account, params, id) =>
      atCustomersTime(account, idOf(account.rows.subscriptions.get(id)?.customer), () =>
        cancel(account, id, params),
      ),
  },
];
