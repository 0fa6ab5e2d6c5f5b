import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Handles one request; may fail. */
export type HttpHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

/** Adapts a handler to Node's server. A failure gets a 500 and is printed; a caller that hangs up is ignored. */
export function asListener(handler: HttpHandler): RequestListener {
  const serve = async (...[request, response]: Parameters<HttpHandler>) => {
    try {
      await handler(request, response);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      console.error(`${request.method} ${request.url} failed:`, error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('Internal Server Error');
    }
  };
  return (request, response) => void serve(request, response);
}
