import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { S3_PATH } from '#credentials/document-folder.ts';
import { EXPORTS_PATH } from '#credentials/export-folder.ts';
import { KMS_PATH } from '#credentials/kms-endpoint.ts';
import { isDocumentPath } from '@learning/infra/edge/credential-headers';
import {
  type Delivery,
  isVerifyPath,
  securityHeaders,
} from '@learning/infra/edge/security-headers';
import { asListener, type HttpHandler } from './http-handler.ts';
import { StartFailure } from '#platform/start-failure.ts';

/** The handlers by address, like the behaviors of the CloudFront distribution, and those below `/_local`. */
export interface Behaviors {
  api: HttpHandler;
  cognito: HttpHandler;
  ses: HttpHandler;
  kms: HttpHandler;
  s3: HttpHandler;
  /** The bucket of learners' downloads. */
  exports: HttpHandler;
  /** Public documents of certificates. */
  documents: HttpHandler;
  /** The emulator's pages and its browser script. */
  stripe: HttpHandler;
  local: HttpHandler;
  /** Every other address. */
  site: HttpHandler;
}

/** How pages are delivered, over plain http. */
type PageDelivery = Pick<Delivery, 'isDevServer' | 'inlineHashes'>;

export interface WebServer {
  /** For a dev server that shares the connections. */
  servers: Server[];
  /** Lets the handlers respond from now on; until then every response is 503. */
  serve(behaviors: Behaviors, delivery?: PageDelivery): void;
  close(): Promise<void>;
}

/** Both addresses of `localhost`. Other machines get no response. */
const LOOPBACKS = ['127.0.0.1', '::1'];

/** The names of this machine. A page of any other name could read the outbox: its owner lets the name point here (DNS rebinding). */
const OWN_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** A client that sends on an idle connection while the server closes it (after 5 s by default) gets no response. */
const KEEP_ALIVE_MS = 120_000;

interface WebServerOptions {
  /** Names that a tunnel to this machine uses. */
  allowedHosts?: readonly string[];
}

/**
 * Reserves the port before the rest is started.
 *
 * @throws StartFailure when the port is in use or not allowed
 */
export async function openWebServer(
  port: number,
  { allowedHosts = [] }: WebServerOptions = {},
): Promise<WebServer> {
  const hosts = new Set([...OWN_HOSTS, ...allowedHosts.map((host) => host.toLowerCase())]);
  let boundPort = port;
  let handler: HttpHandler = (_request, response) => {
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' });
    response.end('Due Course is starting. Please wait a moment and reload.');
  };
  const listener = asListener((request, response) => {
    if (hosts.has(hostName(request.headers.host))) return handler(request, response);
    response.writeHead(421, { 'content-type': 'text/plain' });
    response.end(
      `This server responds only to ${[...hosts].join(', ')}. Open http://localhost:${boundPort}, or name the host in ALLOWED_HOSTS.`,
    );
    return undefined;
  });
  const servers: Server[] = [];
  for (const host of LOOPBACKS) {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, listener);
    if (await listens(server, boundPort, host)) servers.push(server);
    boundPort = (server.address() as AddressInfo | null)?.port ?? boundPort;
  }
  return {
    servers,
    serve(behaviors, delivery = {}) {
      const headers = Object.entries(securityHeaders({ https: false, ...delivery }));
      const ofVerify = Object.entries(
        securityHeaders({ https: false, ...delivery, isVerifyPage: true }),
      );
      handler = (request, response) => {
        const isVerify = isVerifyPath((request.url ?? '/').split('?')[0]!);
        for (const [name, value] of isVerify ? ofVerify : headers) response.setHeader(name, value);
        return behaviorOf(request.url ?? '/', behaviors)(request, response);
      };
    },
    async close() {
      for (const server of servers) server.closeAllConnections();
      await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
    },
  };
}

/** Returns the name in a `Host` header, without its port. */
function hostName(host = ''): string {
  return host.replace(/:\d*$/, '').toLowerCase();
}

function behaviorOf(
  url: string,
  { api, cognito, ses, kms, s3, exports, documents, stripe, local, site }: Behaviors,
): HttpHandler {
  if (url.startsWith('/api/') || url.startsWith('/webhooks/')) return api;
  if (url.startsWith('/_local/cognito/')) return cognito;
  if (url.startsWith('/_local/ses/')) return ses;
  if (url === KMS_PATH) return kms;
  if (url.startsWith(EXPORTS_PATH)) return exports;
  if (url.startsWith(`${S3_PATH}/`)) return s3;
  if (isDocumentPath(url)) return documents;
  if (/^\/_local\/stripe([/?]|$)/.test(url)) return stripe;
  if (/^\/_local([/?]|$)/.test(url)) return local;
  return site;
}

/** Returns false when this machine does not have the address, e.g. without IPv6. */
function listens(server: Server, port: number, host: string): Promise<boolean> {
  return new Promise((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT') return resolve(false);
      const reason = code === 'EADDRINUSE' ? 'is in use' : `cannot be opened (${code})`;
      const other = port < 65_535 ? port + 1 : port - 1;
      reject(
        new StartFailure(`Port ${port} ${reason}. Choose another one: PORT=${other} npm start`),
      );
    });
    server.listen(port, host, () => resolve(true));
  });
}
