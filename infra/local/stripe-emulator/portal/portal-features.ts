import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { read, type Account } from '#account/account.ts';
import {
  emulatedChoiceOf,
  flagOf,
  nestedOf,
  objectsOf,
  refuseUnknown,
  requiredText,
  textsOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';

type Features = Stripe.BillingPortal.Configuration['features'];

/** Builds the features of a portal that offers nothing. */
export function noFeatures(): Features {
  const { features } = blank('billing_portal.configuration');
  features.subscription_cancel.mode = 'at_period_end';
  features.subscription_cancel.proration_behavior = 'none';
  features.subscription_update.proration_behavior = 'none';
  features.subscription_update.trial_update_behavior = 'end_trial';
  features.subscription_update.products = [];
  return features;
}

/** Updates the features that a call names; the others stay. */
export function writeFeatures(account: Account, features: Features, params: Params): void {
  refuseUnknown(params, Object.keys(features), 'features');
  for (const name of ['invoice_history', 'payment_method_update'] as const) {
    const given = nestedOf(params, name);
    if (given) features[name].enabled = flagOf(given, 'enabled') === true;
  }
  const customer = nestedOf(params, 'customer_update');
  if (customer) {
    features.customer_update.enabled = flagOf(customer, 'enabled') === true;
    features.customer_update.allowed_updates = (textsOf(customer, 'allowed_updates') ??
      []) as Features['customer_update']['allowed_updates'];
  }
  const pause = nestedOf(params, 'subscription_pause');
  if (pause && flagOf(pause, 'enabled') === true) throw refusal.notEmulated('subscription_pause');
  const cancel = nestedOf(params, 'subscription_cancel');
  if (cancel) writeCancel(features.subscription_cancel, cancel);
  const update = nestedOf(params, 'subscription_update');
  if (update) writeUpdate(account, features.subscription_update, update);
}

function writeCancel(feature: Features['subscription_cancel'], params: Params): void {
  refuseUnknown(params, ['enabled', 'mode', 'proration_behavior'], 'subscription_cancel');
  feature.enabled = flagOf(params, 'enabled') === true;
  emulatedChoiceOf(params, 'mode', ['at_period_end']);
  emulatedChoiceOf(params, 'proration_behavior', ['none']);
}

function writeUpdate(
  account: Account,
  feature: Features['subscription_update'],
  params: Params,
): void {
  refuseUnknown(
    params,
    [
      'enabled',
      'default_allowed_updates',
      'products',
      'proration_behavior',
      'schedule_at_period_end',
    ],
    'subscription_update',
  );
  feature.enabled = flagOf(params, 'enabled') === true;
  feature.default_allowed_updates = (textsOf(params, 'default_allowed_updates') ??
    feature.default_allowed_updates) as typeof feature.default_allowed_updates;
  feature.proration_behavior =
    emulatedChoiceOf(params, 'proration_behavior', ['none', 'always_invoice']) ??
    feature.proration_behavior;
  const schedule = nestedOf(params, 'schedule_at_period_end');
  if (schedule) {
    feature.schedule_at_period_end.conditions = (objectsOf(schedule, 'conditions') ?? []).map(
      (condition) => ({
        type:
          emulatedChoiceOf(condition, 'type', ['decreasing_item_amount', 'shortening_interval']) ??
          'decreasing_item_amount',
      }),
    );
  }
  const products = objectsOf(params, 'products');
  if (!products) return;
  feature.products = products.map((entry) => {
    const product = read(account, 'products', requiredText(entry, 'product'), 'product');
    const prices = (textsOf(entry, 'prices') ?? []).map(
      (id) => read(account, 'prices', id, 'prices').id,
    );
    return {
      adjustable_quantity: { enabled: false, maximum: null, minimum: 1 },
      prices,
      product: product.id,
    };
  });
}
