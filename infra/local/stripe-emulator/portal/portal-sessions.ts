import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { all, read, nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import type { Operation } from '#api/operation.ts';
import {
  choiceOf,
  nestedOf,
  refuseUnknown,
  requiredText,
  textOf,
  type Params,
} from '#api/params.ts';
import { urlOf } from '#api/limits.ts';
import { refusal } from '#api/stripe-refusal.ts';

function createSession(account: Account, params: Params): Stripe.BillingPortal.Session {
  const customer = read(account, 'customers', requiredText(params, 'customer'), 'customer');
  const given = textOf(params, 'configuration');
  const configuration = given
    ? read(account, 'portalConfigurations', given, 'configuration')
    : all(account, 'portalConfigurations').find((candidate) => candidate.is_default);
  if (!configuration) {
    throw refusal.state(
      'No configuration provided and your test mode default configuration has not been created. Provide a configuration or create your default by saving your customer portal settings in test mode at https://dashboard.stripe.com/test/settings/billing/portal.',
    );
  }
  const id = newId('bps_1', 23);
  const session: Stripe.BillingPortal.Session = {
    ...blank('billing_portal.session'),
    id,
    configuration: configuration.id,
    created: nowSeconds(account),
    customer: customer.id,
    flow: flowOf(account, customer.id, params),
    return_url: urlOf(params, 'return_url') ?? configuration.default_return_url,
    url: `${account.origin}/_local/stripe/portal/${id}`,
  };
  account.rows.portalSessions.set(id, session);
  account.changed();
  return session;
}

/** Reads the page that the portal opens with. */
function flowOf(
  account: Account,
  customerId: string,
  params: Params,
): Stripe.BillingPortal.Session.Flow | null {
  const given = nestedOf(params, 'flow_data');
  if (!given) return null;
  refuseUnknown(given, ['type', 'after_completion', 'subscription_update'], 'flow_data');
  const type = choiceOf(given, 'type', ['payment_method_update', 'subscription_update']);
  if (!type) throw refusal.missing('flow_data[type]');
  const update = nestedOf(given, 'subscription_update');
  if (type === 'subscription_update' && !update)
    throw refusal.missing('flow_data[subscription_update]');
  if (update) refuseEnded(account, customerId, requiredText(update, 'subscription'));
  const after = nestedOf(given, 'after_completion');
  const redirect = after && nestedOf(after, 'redirect');
  return {
    ...blank('BillingPortal.Session.Flow'),
    after_completion: {
      ...blank('BillingPortal.Session.Flow.AfterCompletion'),
      ...(redirect && { redirect: { return_url: redirectOf(redirect) } }),
      type: redirect ? 'redirect' : 'portal_homepage',
    },
    ...(update && {
      subscription_update: { subscription: requiredText(update, 'subscription') },
    }),
    type,
  };
}

function redirectOf(params: Params): string {
  const url = urlOf(params, 'return_url');
  if (url === undefined) throw refusal.missing('flow_data[after_completion][redirect][return_url]');
  return url;
}

/** @throws StripeRefusal for a subscription that is over, not paid yet, or another customer's */
function refuseEnded(account: Account, customerId: string, id: string): void {
  const param = 'flow_data[subscription_update][subscription]';
  const { customer, status } = read(account, 'subscriptions', id, param);
  if (customer !== customerId) throw refusal.noSuch('subscription', id, param);
  if (!['canceled', 'incomplete', 'incomplete_expired'].includes(status)) return;
  throw refusal.invalidParameter(
    `This subscription cannot be updated because it is ${status}.`,
    param,
  );
}

export const portalSessionOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    accepts: ['customer', 'configuration', 'return_url', 'flow_data'],
    run: createSession,
  },
];
