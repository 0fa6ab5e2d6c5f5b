import type { Stripe } from 'stripe';
import { find, newId, seconds, type Account } from './account.ts';
import { API_VERSION, EMULATED_WEBHOOK_SECRET } from './constants.ts';
import { pageOf } from './lists.ts';
import type { Operation } from './operation.ts';
import { mergeMetadata, nestedOf, requiredText, textOf, textsOf, type Params } from './params.ts';
import { refusal } from './stripe-error.ts';
import { pageOfModern } from './v2-lists.ts';

type Destination = Stripe.V2.Core.EventDestination;

function iso(account: Account): string {
  return new Date(seconds(account) * 1000).toISOString();
}

function createDestination(account: Account, params: Params): object {
  const url = requiredText(nestedOf(params, 'webhook_endpoint') ?? {}, 'url');
  const destination = {
    id: newId('ed_test', 24),
    object: 'v2.core.event_destination',
    created: iso(account),
    description: textOf(params, 'description') ?? '',
    enabled_events: textsOf(params, 'enabled_events') ?? [],
    event_payload: requiredText(params, 'event_payload'),
    livemode: false,
    metadata: mergeMetadata(params, {}),
    name: requiredText(params, 'name'),
    status: 'enabled',
    type: requiredText(params, 'type'),
    updated: iso(account),
    webhook_endpoint: { url },
  } as unknown as Destination;
  if (destination.type !== 'webhook_endpoint') throw refusal.notEmulated('type');
  account.rows.eventDestinations.set(destination.id, destination);
  account.changed();
  return shown(destination, params);
}

/** The address only shows when asked for; the secret only when it is made, then too. */
function shown(destination: Destination, params: Params, isNew = true): object {
  const include = textsOf(params, 'include') ?? [];
  const { webhook_endpoint: endpoint, ...rest } = structuredClone(destination);
  const url = endpoint?.url;
  return {
    ...rest,
    webhook_endpoint: {
      ...(include.includes('webhook_endpoint.url') && url && { url }),
      ...(isNew &&
        include.includes('webhook_endpoint.signing_secret') && {
          signing_secret: EMULATED_WEBHOOK_SECRET,
        }),
    },
  };
}

function known(account: Account, id: string): Destination {
  const destination = account.rows.eventDestinations.get(id);
  if (!destination) throw refusal.noSuch('event destination', id, 'id', true);
  return destination;
}

function write(account: Account, destination: Destination, params: Params): void {
  destination.name = textOf(params, 'name') ?? destination.name;
  destination.description = textOf(params, 'description') ?? destination.description;
  destination.enabled_events = textsOf(params, 'enabled_events') ?? destination.enabled_events;
  destination.metadata = mergeMetadata(params, destination.metadata ?? {});
  const url = textOf(nestedOf(params, 'webhook_endpoint') ?? {}, 'url');
  if (url !== undefined) destination.webhook_endpoint = { url };
  destination.updated = iso(account);
  account.changed();
}

const modern = '/v2/core/event_destinations';
const classic = '/v1/webhook_endpoints';

export const eventDestinationOperations: Operation[] = [
  {
    method: 'POST',
    path: modern,
    accepts: [
      'name',
      'description',
      'type',
      'event_payload',
      'enabled_events',
      'include',
      'metadata',
      'webhook_endpoint',
    ],
    run: createDestination,
  },
  {
    method: 'GET',
    path: modern,
    accepts: ['include', 'page'],
    run: (account, params) => {
      const rows = [...account.rows.eventDestinations.values()].toReversed();
      return pageOfModern(
        rows.map((one) => shown(one, params, false)),
        modern,
        params,
      );
    },
  },
  {
    method: 'POST',
    path: `${modern}/{id}`,
    accepts: ['name', 'description', 'enabled_events', 'include', 'metadata', 'webhook_endpoint'],
    run: (account, params, id) => {
      const destination = known(account, id);
      write(account, destination, params);
      return shown(destination, params, false);
    },
  },
  ...(['enable', 'disable'] as const).map((verb): Operation => ({
    method: 'POST',
    path: `${modern}/{id}/${verb}`,
    accepts: [],
    run: (account, params, id) => {
      const destination = known(account, id);
      destination.status = `${verb}d`;
      destination.updated = iso(account);
      account.changed();
      return shown(destination, params, false);
    },
  })),
  {
    method: 'POST',
    path: classic,
    accepts: ['url', 'enabled_events', 'description', 'metadata', 'api_version'],
    run: (account, params) => {
      const endpoint: Stripe.WebhookEndpoint = {
        id: newId('we_1', 23),
        object: 'webhook_endpoint',
        api_version: textOf(params, 'api_version') ?? API_VERSION,
        application: null,
        created: seconds(account),
        description: textOf(params, 'description') ?? null,
        enabled_events: textsOf(params, 'enabled_events') ?? [],
        livemode: false,
        metadata: mergeMetadata(params, {}),
        status: 'enabled',
        url: requiredText(params, 'url'),
      };
      account.rows.webhookEndpoints.set(endpoint.id, endpoint);
      account.changed();
      return { ...endpoint, secret: EMULATED_WEBHOOK_SECRET };
    },
  },
  {
    method: 'GET',
    path: classic,
    accepts: [],
    run: (account, params) => pageOf(account, 'webhookEndpoints', classic, params),
  },
  {
    method: 'POST',
    path: `${classic}/{id}`,
    accepts: ['url', 'enabled_events', 'description', 'disabled', 'metadata'],
    run: (account, params, id) => {
      const endpoint = find(account, 'webhookEndpoints', id);
      endpoint.url = textOf(params, 'url') ?? endpoint.url;
      endpoint.enabled_events = textsOf(params, 'enabled_events') ?? endpoint.enabled_events;
      endpoint.description = textOf(params, 'description') ?? endpoint.description;
      endpoint.metadata = mergeMetadata(params, endpoint.metadata);
      const disabled = textOf(params, 'disabled');
      if (disabled !== undefined) endpoint.status = disabled === 'true' ? 'disabled' : 'enabled';
      account.changed();
      return endpoint;
    },
  },
];
