import type { Stripe } from 'stripe';
import { blank } from '#schemas/blank.ts';
import { read, nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
import { pageOf } from '#api/lists.ts';
import type { Operation } from '#api/operation.ts';
import { flagOf, mergeMetadata, nestedOf, nullableTextOf, type Params } from '#api/params.ts';
import { urlOf } from '#api/limits.ts';
import { noFeatures, writeFeatures } from './portal-features.ts';
import { refusal } from '#api/stripe-refusal.ts';

type Configuration = Stripe.BillingPortal.Configuration;

const path = '/v1/billing_portal/configurations';
const WRITABLE = [
  'features',
  'metadata',
  'default_return_url',
  'business_profile',
  'name',
  'active',
];

function createConfiguration(account: Account, params: Params): Configuration {
  if (!nestedOf(params, 'features')) throw refusal.missing('features');
  const configuration: Configuration = {
    ...blank('billing_portal.configuration'),
    id: newId('bpc_1', 23),
    active: true,
    created: nowSeconds(account),
    features: noFeatures(),
    metadata: {},
    updated: nowSeconds(account),
  };
  write(account, configuration, params);
  account.rows.portalConfigurations.set(configuration.id, configuration);
  return configuration;
}

function write(account: Account, configuration: Configuration, params: Params): void {
  const features = nestedOf(params, 'features');
  if (features) writeFeatures(account, configuration.features, features);
  configuration.metadata = mergeMetadata(params, configuration.metadata ?? {});
  if (params['default_return_url'] === '') configuration.default_return_url = null;
  else
    configuration.default_return_url =
      urlOf(params, 'default_return_url') ?? configuration.default_return_url;
  const name = nullableTextOf(params, 'name');
  if (name !== undefined) configuration.name = name;
  const profile = nestedOf(params, 'business_profile') ?? {};
  for (const field of ['headline', 'privacy_policy_url', 'terms_of_service_url'] as const) {
    const value = nullableTextOf(profile, field);
    if (value !== undefined) configuration.business_profile[field] = value;
  }
  configuration.active = flagOf(params, 'active') ?? configuration.active;
  configuration.updated = nowSeconds(account);
  account.changed();
}

export const portalConfigurationOperations: Operation[] = [
  { method: 'POST', path, accepts: WRITABLE, run: createConfiguration },
  {
    method: 'GET',
    path,
    accepts: ['active', 'is_default'],
    run: (account, params) => {
      const active = flagOf(params, 'active');
      const isDefault = flagOf(params, 'is_default');
      return pageOf(
        account,
        'portalConfigurations',
        path,
        params,
        (configuration) =>
          (active === undefined || configuration.active === active) &&
          (isDefault === undefined || configuration.is_default === isDefault),
      );
    },
  },
  {
    method: 'POST',
    path: `${path}/{id}`,
    accepts: WRITABLE,
    run: (account, params, id) => {
      const configuration = read(account, 'portalConfigurations', id);
      write(account, configuration, params);
      return configuration;
    },
  },
];
