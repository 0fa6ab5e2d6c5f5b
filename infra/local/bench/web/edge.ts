import { createHash } from 'node:crypto';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { selfSignedCertificate } from './certificate.ts';

/** The local stand-in for Stripe.js, which no deployed page has. */
const STAND_IN = /<script defer src="\/_local\/stripe\/stripe\.js"><\/script>/;
/** The page that loads Stripe itself needs the stand-in; its bytes are not counted. */
const NEEDS_STRIPE = /^\/checkout(\?|$)/;
const BROTLI_QUALITY = 5;
/** CloudFront compresses responses from this size. */
const MIN_COMPRESSED_BYTES = 1000;

export interface Edge {
  origin: string;
  /** Serves these files instead of the product, by path. */
  publish(files: Readonly<Record<string, string>>): void;
  close(): Promise<void>;
}

/**
 * Serves the running product over HTTP/2, TLS and Brotli, as CloudFront does, and leaves the stand-in for Stripe.js out of the pages.
 * What the product sends compressed is passed on as it is.
 */
export async function openEdge(productOrigin: string): Promise<Edge> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const compressed = new Map<string, Buffer>();
  let published: Readonly<Record<string, string>> = {};
  const server = createSecureServer(selfSignedCertificate(), (request, response) => {
    const file = published[request.url];
    if (file !== undefined) {
      response.setHeader('content-type', 'application/json');
      response.end(file);
      return;
    }
    forward(request).then(
      (upstream) => deliver(request, response, upstream),
      (error: Error) => {
        response.statusCode = 502;
        response.end(error.message);
      },
    );
  });

  function forward(request: Http2ServerRequest): Promise<IncomingMessage> {
    const headers = Object.entries(request.headers).filter(([name]) => !name.startsWith(':'));
    const isPage = /text\/html/.test(String(request.headers.accept));
    const target = httpRequest(new URL(request.url, productOrigin), {
      agent,
      method: request.method,
      headers: {
        ...Object.fromEntries(headers),
        host: new URL(productOrigin).host,
        ...(isPage ? { 'accept-encoding': 'identity' } : {}),
      },
    });
    request.pipe(target);
    return new Promise((resolve, reject) => {
      target.once('response', resolve);
      target.once('error', reject);
    });
  }

  async function deliver(
    request: Http2ServerRequest,
    response: Http2ServerResponse,
    upstream: IncomingMessage,
  ): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of upstream) chunks.push(chunk as Buffer);
    let body: Buffer = Buffer.concat(chunks);
    const headers = { ...upstream.headers };
    for (const name of ['connection', 'keep-alive', 'transfer-encoding', 'content-length']) {
      delete headers[name];
    }
    const type = String(headers['content-type']);
    if (type.startsWith('text/html') && !NEEDS_STRIPE.test(request.url)) {
      body = Buffer.from(body.toString().replace(STAND_IN, ''));
    }
    const compresses = /^text\/|json|javascript|svg/.test(type) && !headers['content-encoding'];
    const accepts = /\bbr\b/.test(String(request.headers['accept-encoding']));
    if (compresses && accepts && body.length >= MIN_COMPRESSED_BYTES) {
      headers['content-encoding'] = 'br';
      body = compress(body);
    }
    if (!response.stream.destroyed) {
      response.writeHead(upstream.statusCode ?? 502, { ...headers, 'content-length': body.length });
      response.end(request.method === 'HEAD' ? '' : body);
    }
  }

  function compress(body: Buffer): Buffer {
    const key = createHash('sha256').update(body).digest('base64');
    const known = compressed.get(key);
    if (known) return known;
    const form = brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
    });
    compressed.set(key, form);
    return form;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://localhost:${port}`,
    publish(files) {
      published = files;
    },
    async close() {
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
