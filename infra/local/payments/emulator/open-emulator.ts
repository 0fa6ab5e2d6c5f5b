import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import {
  createStripeEmulator,
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
  EMULATED_WEBHOOK_SECRET,
  type StripeEmulator,
} from '@learning/stripe-emulator/emulator';
import type { StripeAccess } from '#functions/function-environment.ts';
import { asListener } from '#http/http-handler.ts';
import { fetchHandler } from '#http/fetch-handler.ts';
import { openSnapshotFile } from './snapshot-file.ts';
import { webhookDeliveries, type WebhookDeliveries } from './webhook-deliveries.ts';

const TICK_MS = 1000;

/** Stripe on this machine. */
export interface OpenEmulator {
  emulator: StripeEmulator;
  deliveries: WebhookDeliveries;
  /** The keys and address with which the functions reach it. */
  access: StripeAccess;
  /** The official SDK, connected without a network. */
  sdk: Stripe;
  /** Starts webhooks and the emulator's clock. Call it when the site can take webhooks. */
  run(): void;
  /** Stops deliveries and the API, and saves the state. */
  close(): Promise<void>;
}

/**
 * Opens the emulator with the state in `file`. Its API has its own port, because the SDK supports no base path.
 *
 * @param origin address of the site, for links in sessions and receipts
 * @param startsAt where the clock of a new account stands
 * @throws StartFailure when `file` exists but cannot be read
 */
export async function openEmulator(
  file: string,
  origin: string,
  startsAt?: Date,
): Promise<OpenEmulator> {
  const deliveries = webhookDeliveries();
  const stored = openSnapshotFile(file);
  let timer: NodeJS.Timeout | undefined;
  const emulator = createStripeEmulator({
    origin,
    // The past of a new account is told to no webhook, because what makes it reconciles it.
    deliver: (delivery) =>
      startsAt && !timer ? Promise.resolve(200) : deliveries.deliver(delivery),
    onChange: () => stored.changed(),
    ...(startsAt ? { startsAt } : {}),
    ...(stored.snapshot ? { snapshot: stored.snapshot } : {}),
    changes: stored.changes,
  });
  // A new account, and an older state without an account's id, are stored, too.
  stored.begin(emulator);
  const api = createServer(asListener(fetchHandler((request) => emulator.fetch(request))));
  await new Promise<void>((resolve, reject) => {
    api.once('error', reject);
    api.listen(0, '127.0.0.1', resolve);
  });
  const { port } = api.address() as AddressInfo;
  const ticking = tickOf(emulator);

  return {
    emulator,
    deliveries,
    access: {
      secretKey: EMULATED_SECRET_KEY,
      publishableKey: EMULATED_PUBLISHABLE_KEY,
      webhookSecret: EMULATED_WEBHOOK_SECRET,
      apiOrigin: `http://127.0.0.1:${port}`,
    },
    sdk: new Stripe(EMULATED_SECRET_KEY, {
      httpClient: Stripe.createFetchHttpClient((url: string | URL | Request, init?: RequestInit) =>
        emulator.fetch(new Request(url, init)),
      ),
      telemetry: false,
    }),
    run() {
      timer ??= setInterval(() => void ticking.tick(), TICK_MS);
    },
    async close() {
      clearInterval(timer);
      await ticking.ended();
      api.closeAllConnections();
      await new Promise((done) => api.close(done));
      stored.close();
    },
  };
}

/** Does what is due, one run at a time, and prints where the emulator violated Stripe's contract. */
function tickOf(emulator: StripeEmulator) {
  let running: Promise<void> | undefined;
  let reported = 0;
  const work = async () => {
    try {
      await emulator.advance(0);
      await emulator.deliverDue();
    } catch (error) {
      console.error('The Stripe emulator failed:', error);
    }
    for (const sentence of emulator.contractViolations().slice(reported)) {
      reported += 1;
      console.error(`The Stripe emulator violated Stripe's contract: ${sentence}`);
    }
  };
  return {
    tick() {
      running ??= work().finally(() => {
        running = undefined;
      });
      return running;
    },
    ended: async () => running,
  };
}
