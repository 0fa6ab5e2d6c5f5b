import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpHandler } from '#http/http-handler.ts';
import { readBody } from '#http/read-body.ts';
import { storedObject } from '#site/stored-object.ts';
import { submitDashboardForm } from './pages/dashboard-actions.ts';
import { dashboardPage } from './pages/dashboard-page.ts';
import { fetchHandler } from '#http/fetch-handler.ts';
import { type FormResponse, page } from './pages/form-response.ts';
import type { OpenEmulator } from './emulator/open-emulator.ts';
import { submitPortalForm, showPortal } from './portal-endpoint.ts';
import { creditNotePdf, invoicePdf } from './pages/invoice-documents.ts';
import { showInvoice, submitInvoiceForm } from './invoice-endpoint.ts';
import { receiptPage } from './pages/receipt-page.ts';
import { STAND_IN_PATH } from './stripe-tag.ts';

const BASE = '/_local/stripe';
const MAX_FORM_BYTES = 10_000;

/** These pages run no script, and their forms are sent to this site only. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/**
 * Serves `/_local/stripe`: the emulated account's dashboard and, below it, the customer portal, the stand-in for Stripe.js and the
 * calls it makes.
 *
 * @param standIn the script that stands in for Stripe.js
 */
export function stripeEndpoint(open: OpenEmulator, standIn: Buffer): HttpHandler {
  const script = storedObject(STAND_IN_PATH, standIn);
  const emulatorCalls = fetchHandler(
    (request) => open.emulator.fetch(request),
    (path) => path.slice(BASE.length),
  );
  return async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.replace(/\/$/, '');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (path === STAND_IN_PATH) {
      response.writeHead(200, {
        'content-type': script.contentType,
        'content-length': script.body.length,
        'cache-control': 'no-cache',
        etag: script.etag,
      });
      response.end(request.method === 'HEAD' ? undefined : script.body);
      return;
    }
    if (!isRead && isForeign(request)) {
      return send(request, response, page(403, 'Requests from other sites are not allowed.'));
    }
    if (path.startsWith(`${BASE}/__emulator/`)) return emulatorCalls(request, response);
    send(request, response, await respondTo(open, request, url, path, isRead));
  };
}

async function respondTo(
  open: OpenEmulator,
  request: IncomingMessage,
  url: URL,
  path: string,
  isRead: boolean,
): Promise<FormResponse> {
  const sessionId = /^\/_local\/stripe\/portal\/(\w+)$/.exec(path)?.[1];
  const isDashboard = path === BASE;
  const invoiceId = /^\/_local\/stripe\/invoices\/(\w+)$/.exec(path)?.[1];
  if (invoiceId && isRead) return showInvoice(open.emulator, invoiceId);
  if (!sessionId && !isDashboard && !invoiceId) return documentAt(open, path);
  if (isRead) {
    return sessionId
      ? showPortal(open.emulator, sessionId, url.searchParams)
      : page(200, dashboardOf(open));
  }
  const form = await readForm(request);
  if (request.method !== 'POST' || !form) return page(400, 'The request is not a valid form.');
  if (invoiceId) return submitInvoiceForm(open.emulator, invoiceId, form);
  if (sessionId) return submitPortalForm(open.emulator, sessionId, form);
  try {
    return page(200, dashboardOf(open, { notice: await submitDashboardForm(open, form) }));
  } catch (error) {
    return page(400, dashboardOf(open, { failure: (error as Error).message }));
  }
}

const DOCUMENTS = new Map([
  ['receipts', receiptPage],
  ['invoices/pdf', invoicePdf],
  ['credit-notes/pdf', creditNotePdf],
]);

/** Returns a receipt, or the file of an invoice or a credit note; its id is unguessable. */
function documentAt({ emulator }: OpenEmulator, path: string): FormResponse {
  const [, kind, id, file = ''] = /^\/_local\/stripe\/([a-z-]+)\/(\w+)(\/pdf)?$/.exec(path) ?? [];
  const make = DOCUMENTS.get(`${kind}${file}`);
  const document = id && make?.(emulator.objects(), id);
  return document ? page(200, document) : page(404, 'Page not found.');
}

function dashboardOf(
  { emulator, deliveries }: OpenEmulator,
  messages: { notice?: string; failure?: string } = {},
): string {
  return dashboardPage({
    objects: emulator.objects(),
    now: emulator.now(),
    toDrop: deliveries.toDrop,
    violations: emulator.contractViolations(),
    ...messages,
  });
}

/** A form or script of another site sends its own `Sec-Fetch-Site`; commands and tests send none. */
function isForeign(request: IncomingMessage): boolean {
  const site = request.headers['sec-fetch-site'];
  return site !== undefined && site !== 'same-origin' && site !== 'none';
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams | undefined> {
  const body = await readBody(request, MAX_FORM_BYTES);
  return body && new URLSearchParams(body.toString('utf8'));
}

function contentTypeOf(body: string): string {
  if (body.startsWith('%PDF')) return 'application/pdf';
  return body.startsWith('<') ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  { status, body, location }: FormResponse,
): void {
  response.writeHead(status, {
    'content-type': contentTypeOf(body),
    'content-security-policy': PAGE_POLICY,
    'cache-control': 'no-store',
    ...(location ? { location } : {}),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}
