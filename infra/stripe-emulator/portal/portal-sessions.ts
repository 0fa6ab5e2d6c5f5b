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
import { refusal } from '#api/stripe-refusal.ts';

function createSession(account: Account, params: Params): Stripe.BillingPortal.Session {
  const customer = read(account, 'customers', requiredText(params, 'customer'), 'customer');
  const given = textOf(params, 'configuration');
  const configuration = given
    ? read(account, 'portalConfigurations', given, 'configuration')
    : all(account, 'portalConfigurations').find((one) => one.is_default);
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
    flow: flowOf(params),
    return_url: textOf(params, 'return_url') ?? configuration.default_return_url,
    url: `${account.origin}/_local/stripe/portal/${id}`,
  };
  account.rows.portalSessions.set(id, session);
  account.changed();
  return session;
}

/** Reads the page that the portal opens with. */
function flowOf(params: Params): Stripe.BillingPortal.Session.Flow | null {
  const given = nestedOf(params, 'flow_data');
  if (!given) return null;
  refuseUnknown(given, ['type', 'after_completion', 'subscription_update'], 'flow_data');
  const type = choiceOf(given, 'type', ['payment_method_update', 'subscription_update']);
  if (!type) throw refusal.missing('flow_data[type]');
  const update = nestedOf(given, 'subscription_update');
  const after = nestedOf(given, 'after_completion');
  const redirect = after && nestedOf(after, 'redirect');
  return {
    ...blank('BillingPortal.Session.Flow'),
    after_completion: {
      ...blank('BillingPortal.Session.Flow.AfterCompletion'),
      ...(redirect && { redirect: { return_url: requiredText(redirect, 'return_url') } }),
      type: redirect ? 'redirect' : 'portal_homepage',
    },
    ...(update && {
      subscription_update: { subscription: requiredText(update, 'subscription') },
    }),
    type,
  };
}

export const portalSessionOperations: Operation[] = [
  {
    method: 'POST',
    path: '/v1/billing_portal/sessions',
    accepts: ['customer', 'configuration', 'return_url', 'flow_data'],
    run: createSession,
  },
];
