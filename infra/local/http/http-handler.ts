import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

/** Answers one request; may fail. */
export type HttpHandler = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void> | void;

/** Adapts a handler to Node's server. A failure is answered with 500 and printed; a caller that hangs up is ignored. */
export function asListener(handler: HttpHandler): RequestListener {
  const answer = async (...[request, response]: Parameters<HttpHandler>) => {
    try {
      await handler(request, response);
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      console.error(`${request.method} ${request.url} failed:`, error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('Internal Server Error');
    }
  };
  return (request, response) => void answer(request, response);
}
