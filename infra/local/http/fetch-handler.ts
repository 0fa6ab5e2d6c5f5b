import type { IncomingMessage } from 'node:http';
import type { HttpHandler } from './http-handler.ts';
import { readBody } from './read-body.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/**
 * Adapts a function that handles a fetch to Node's server. A TypeError closes the connection, because fetch throws one when the
 * network fails.
 *
 * @param path maps the requested path and query to those the function sees
 */
export function fetchHandler(
  respondTo: (request: Request) => Promise<Response>,
  path: (requested: string) => string = (requested) => requested,
): HttpHandler {
  return async (request, response) => {
    const body = await readBody(request, MAX_BODY_BYTES);
    if (!body) {
      response.writeHead(413, { 'content-type': 'text/plain' });
      response.end('The body is too large.');
      return;
    }
    let fetched: Response;
    try {
      fetched = await respondTo(fetchRequest(request, path(request.url ?? '/'), body));
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
      console.error(`${request.method} ${request.url} failed, connection closed: ${error.message}`);
      request.socket.destroy();
      return;
    }
    response.writeHead(fetched.status, Object.fromEntries(fetched.headers));
    response.end(Buffer.from(await fetched.arrayBuffer()));
  };
}

function fetchRequest(request: IncomingMessage, path: string, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const item of [value ?? []].flat()) headers.append(name, item);
  }
  const method = request.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const url = new URL(path, `http://${request.headers.host ?? 'localhost'}`);
  return new Request(url, { method, headers, ...(hasBody ? { body: new Uint8Array(body) } : {}) });
}
