import type { Stripe } from 'stripe';
import { nowSeconds, type Account } from '#account/account.ts';
import { newId } from '#account/ids.ts';
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
import { v2PageOf } from '#api/lists.ts';

type Destination = Stripe.V2.Core.EventDestination;

function iso(account: Account): string {
  return new Date(nowSeconds(account) * 1000).toISOString();
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
    webhook_endpoint: { url, ...newSecret(account) },
  } as unknown as Destination;
  if (destination.type !== 'webhook_endpoint') throw refusal.notEmulated('type');
  if (destination.event_payload !== 'thin') throw refusal.notEmulated('event_payload');
  account.rows.eventDestinations.set(destination.id, destination);
  account.changed();
  return presentDestination(destination, params);
}

/** Each destination has a secret of its own; that of the first is known to tests and to `npm start`. */
function newSecret(account: Account): { signing_secret?: string } {
  if (account.rows.eventDestinations.size === 0) return {};
  return { signing_secret: newId('whsec', 24) };
}

/** Shows a destination: the URL only when included, the signing secret only when included at creation. */
function presentDestination(destination: Destination, params: Params, isNew = true): object {
  const include = textsOf(params, 'include') ?? [];
  const { webhook_endpoint: endpoint, ...rest } = structuredClone(destination);
  const url = endpoint?.url;
  return {
    ...rest,
    webhook_endpoint: {
      ...(include.includes('webhook_endpoint.url') && url && { url }),
      ...(isNew &&
        include.includes('webhook_endpoint.signing_secret') && {
          signing_secret: endpoint?.signing_secret ?? EMULATED_WEBHOOK_SECRET,
        }),
    },
  };
}

function readDestination(account: Account, id: string): Destination {
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
  if (url !== undefined) destination.webhook_endpoint = { ...destination.webhook_endpoint, url };
  destination.updated = iso(account);
  account.changed();
}

const PATH = '/v2/core/event_destinations';

export const eventDestinationOperations: Operation[] = [
  {
    method: 'POST',
    path: PATH,
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
    path: PATH,
    accepts: ['include', 'page'],
    run: (account, params) => {
      const rows = [...account.rows.eventDestinations.values()].toReversed();
      return v2PageOf(
        rows.map((row) => presentDestination(row, params, false)),
        PATH,
        params,
      );
    },
  },
  {
    method: 'POST',
    path: `${PATH}/{id}`,
    accepts: ['name', 'description', 'enabled_events', 'include', 'metadata', 'webhook_endpoint'],
    run: (account, params, id) => {
      const destination = readDestination(account, id);
      write(account, destination, params);
      return presentDestination(destination, params, false);
    },
  },
  {
    method: 'DELETE',
    path: `${PATH}/{id}`,
    accepts: [],
    run: (account, _params, id) => {
      readDestination(account, id);
      account.rows.eventDestinations.delete(id);
      account.changed();
      return { id, object: 'v2.core.event_destination' };
    },
  },
  ...(['enable', 'disable'] as const).map((verb): Operation => ({
    method: 'POST',
    path: `${PATH}/{id}/${verb}`,
    accepts: [],
    run: (account, params, id) => {
      const destination = readDestination(account, id);
      destination.status = `${verb}d`;
      destination.updated = iso(account);
      account.changed();
      return presentDestination(destination, params, false);
    },
  })),
];
