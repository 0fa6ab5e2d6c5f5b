import {
  createStripeEmulator,
  EMULATED_SECRET_KEY,
  type StripeEmulator,
} from '@learning/stripe-emulator/emulator';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Stripe } from 'stripe';

/** An emulated Stripe account with an HTTP address, for functions that read Stripe's address from their environment. */
export interface StripeServer {
  stripe: StripeEmulator;
  /** The official SDK, connected to it. */
  sdk: Stripe;
  origin: string;
  close(): Promise<void>;
}

export async function startStripeServer(stripe = createStripeEmulator()): Promise<StripeServer> {
  const server = createServer((request, response) => {
    void requestOf(request)
      .then((received) => stripe.fetch(received))
      .then(
        async (emulated) => {
          response.writeHead(emulated.status, Object.fromEntries(emulated.headers));
          response.end(Buffer.from(await emulated.arrayBuffer()));
        },
        // The emulator broke the connection on purpose.
        () => response.destroy(),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    stripe,
    sdk: new Stripe(EMULATED_SECRET_KEY, {
      protocol: 'http',
      host: '127.0.0.1',
      port,
      telemetry: false,
    }),
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function requestOf(request: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { method = 'GET', url = '/' } = request;
  return new Request(`http://127.0.0.1${url}`, {
    method,
    headers: request.headers as Record<string, string>,
    ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
  });
}
