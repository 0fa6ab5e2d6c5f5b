import type { Stripe } from 'stripe';
import type { Account } from '#account/account.ts';
import type { Operation } from '#api/operation.ts';
import {
  choiceOf,
  nestedOf,
  nullableTextOf,
  refuseUnknown,
  textOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { blank } from '#schemas/blank.ts';

const KEY = 'settings';
const ADDRESS_FIELDS = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

/** Returns the account's settings; a new account has no head office, so Stripe Tax is pending. */
export function taxSettings(account: Account): Stripe.Tax.Settings {
  return (
    account.rows.taxSettings.get(KEY)?.settings ?? {
      ...blank('tax.settings'),
      defaults: { provider: 'stripe', tax_behavior: null, tax_code: null },
      head_office: null,
      status: 'pending',
      status_details: { pending: { missing_fields: ['head_office'] } },
    }
  );
}

/** @throws StripeRefusal `stripe_tax_inactive` */
export function requireActiveTax(account: Account): void {
  if (taxSettings(account).status === 'active') return;
  throw refusal.state(
    'You must have a valid head office address to enable automatic tax calculation in test mode. Visit https://dashboard.stripe.com/test/settings/tax to update it.',
    'stripe_tax_inactive',
  );
}

function update(account: Account, params: Params): Stripe.Tax.Settings {
  const settings = structuredClone(taxSettings(account));
  const defaults = nestedOf(params, 'defaults');
  if (defaults) {
    refuseUnknown(defaults, ['tax_behavior', 'tax_code'], 'defaults');
    const behaviors = ['exclusive', 'inclusive', 'inferred_by_currency'] as const;
    settings.defaults.tax_behavior =
      choiceOf(defaults, 'tax_behavior', behaviors) ?? settings.defaults.tax_behavior;
    settings.defaults.tax_code = textOf(defaults, 'tax_code') ?? settings.defaults.tax_code;
  }
  const address = nestedOf(nestedOf(params, 'head_office') ?? {}, 'address');
  if (address) {
    refuseUnknown(address, ADDRESS_FIELDS, 'head_office[address]');
    const fields = ADDRESS_FIELDS.map((name) => [name, nullableTextOf(address, name) ?? null]);
    settings.head_office = { address: Object.fromEntries(fields) as Stripe.Address };
    settings.status = 'active';
    settings.status_details = { active: {} };
  }
  account.rows.taxSettings.set(KEY, { id: KEY, settings });
  account.changed();
  return settings;
}

/** Operations of the settings of Stripe Tax. @see https://docs.stripe.com/api/tax/settings */
export const taxSettingsOperations: Operation[] = [
  { method: 'GET', path: '/v1/tax/settings', accepts: [], run: taxSettings },
  {
    method: 'POST',
    path: '/v1/tax/settings',
    accepts: ['defaults', 'head_office'],
    run: update,
  },
];
