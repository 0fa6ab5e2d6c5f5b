import { readFileSync } from 'node:fs';
import type { HttpHandler } from '#http/http-handler.ts';
import { localPage, type LocalState } from './local-page.ts';

/** Stricter than the site's policy, because this page runs no script. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A mail brings its own styles, and nothing in it may run or load. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves `/_local`: the state of the stand-ins for people, the mails as they look, and `outbox.json` for tests. It does not exist in AWS. */
export function localEndpoint(readState: () => Promise<LocalState>): HttpHandler {
  const stylesheet = readFileSync(new URL('local.css', import.meta.url));
  return async (request, response) => {
    const send = (status: number, type: string, body: string | Buffer, policy = PAGE_POLICY) => {
      response.writeHead(status, {
        'content-type': type,
        'content-security-policy': policy,
        'cache-control': 'no-store',
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    };
    const path = request.url?.split('?')[0]?.replace(/\/$/, '');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      send(405, 'text/plain', 'Only GET and HEAD are allowed here.');
    } else if (path === '/_local') {
      send(200, 'text/html; charset=utf-8', localPage(await readState()));
    } else if (path === '/_local/mail') {
      const query = new URL(request.url!, 'http://localhost').searchParams;
      const found = (await readState()).mails.find(
        (mail) => mail.sentAt === query.get('at') && mail.to === query.get('to'),
      );
      if (found?.html) send(200, 'text/html; charset=utf-8', found.html, MAIL_POLICY);
      else send(404, 'text/plain', 'This mail does not exist, or it is plain text.');
    } else if (path === '/_local/outbox.json') {
      send(200, 'application/json', JSON.stringify((await readState()).mails));
    } else if (path === '/_local/local.css') {
      send(200, 'text/css; charset=utf-8', stylesheet);
    } else {
      send(404, 'text/plain', 'Page not found.');
    }
  };
}
