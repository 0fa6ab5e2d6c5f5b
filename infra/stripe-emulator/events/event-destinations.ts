import type { Stripe } from 'stripe';
import { newId, seconds, type Account } from '#account/account.ts';
import { EMULATED_WEBHOOK_SECRET } from '#constants.ts';
import type { Operation } from '#api/operation.ts';
import {
  mergeMetadata,
  nestedOf,
  requiredText,
  textOf,
  textsOf,
  type Params,
} from '#api/params.ts';
import { refusal } from '#api/stripe-refusal.ts';
import { pageOfModern } from '#api/v2-lists.ts';

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
  if (destination.event_payload !== 'thin') throw refusal.notEmulated('event_payload');
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
];
