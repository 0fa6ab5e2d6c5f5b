import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { securityHeaders } from '@learning/infra/edge/security-headers';
import { asListener, type HttpHandler } from './http-handler.ts';
import { StartFailure } from '#platform/start-failure.ts';

/** Who answers which addresses, as the behaviours of the distribution do, and `/_local` beside them. */
export interface Behaviours {
  api: HttpHandler;
  cognito: HttpHandler;
  ses: HttpHandler;
  /** The emulator's pages and the browser's side of it. */
  stripe: HttpHandler;
  local: HttpHandler;
  /** All other addresses. */
  site: HttpHandler;
}

export interface WebServer {
  /** For a dev server that shares the connection. */
  servers: Server[];
  /** From now on these answer; before, everything is 503. */
  serve(behaviours: Behaviours, options?: { allowsInlineScripts?: boolean }): void;
  close(): Promise<void>;
}

/** Both addresses that `localhost` can mean; nobody outside this machine is answered. */
const LOOPBACKS = ['127.0.0.1', '::1'];

/**
 * Takes the port at once, so that nobody else does while the rest is being started.
 *
 * @throws StartFailure when the port is taken or not allowed.
 */
export async function openWebServer(port: number): Promise<WebServer> {
  let handler: HttpHandler = (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
    response.end('Starting.');
  };
  const listener = asListener((request, response) => handler(request, response));
  const servers: Server[] = [];
  let boundPort = port;
  for (const host of LOOPBACKS) {
    const server = createServer(listener);
    if (await listens(server, boundPort, host)) servers.push(server);
    boundPort = (server.address() as AddressInfo | null)?.port ?? boundPort;
  }
  return {
    servers,
    serve(behaviours, { allowsInlineScripts = false } = {}) {
      const headers = Object.entries(securityHeaders({ https: false, allowsInlineScripts }));
      handler = (request, response) => {
        for (const [name, value] of headers) response.setHeader(name, value);
        return behaviourOf(request.url ?? '/', behaviours)(request, response);
      };
    },
    async close() {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

function behaviourOf(
  url: string,
  { api, cognito, ses, stripe, local, site }: Behaviours,
): HttpHandler {
  if (url.startsWith('/api/') || url.startsWith('/webhooks/')) return api;
  if (url.startsWith('/_local/cognito/')) return cognito;
  if (url.startsWith('/_local/ses/')) return ses;
  if (/^\/_local\/stripe([/?]|$)/.test(url)) return stripe;
  if (/^\/_local([/?]|$)/.test(url)) return local;
  return site;
}

/** False where this machine does not have the address, e.g. without IPv6. */
function listens(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return resolve(false);
      const reason = code === 'EADDRINUSE' ? 'is taken' : `cannot be opened (${code})`;
      reject(new StartFailure(`Port ${port} ${reason}; choose another: PORT=5174 npm start`));
    });
    server.listen(port, host, () => resolve(true));
  });
}
