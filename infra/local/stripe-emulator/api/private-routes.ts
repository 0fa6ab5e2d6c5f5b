import type { Account } from '#account/account.ts';
import { confirmOnDevice, intentBySecret } from '#payments/device.ts';
import type {
  DisputeEnd,
  DisputeOpening,
  Fault,
  PortalActions,
  PortalResult,
  StripeEmulator,
} from '#emulator-types.ts';
import { StripeRefusal } from './stripe-refusal.ts';

type Body = Record<string, unknown>;

/** Serves `/__emulator/*`, which local pages call (see README.md). No response contains the secret key. */
export async function servePrivateRoute(
  account: Account,
  emulator: StripeEmulator,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const [route = '', id = ''] = url.pathname.replace(/^\/__emulator\//, '').split('/');
  try {
    if (request.method === 'GET') return Response.json(get(account, emulator, route, id, url));
    if (request.method !== 'POST') return problem(405, 'Only GET and POST are allowed.');
    const body = (await request.json()) as Body;
    return Response.json(await post(account, emulator, route, id, body));
  } catch (error) {
    if (error instanceof StripeRefusal) {
      const { type, code } = error.fields;
      const shown = { type, ...(code && { code }), message: error.message };
      return Response.json({ error: shown }, { status: error.status });
    }
    return problem(400, (error as Error).message);
  }
}

function problem(status: number, message: string): Response {
  return Response.json({ error: { type: 'invalid_request_error', message } }, { status });
}

function get(
  account: Account,
  emulator: StripeEmulator,
  route: string,
  id: string,
  url: URL,
): object {
  if (route === 'intent') {
    return publishable(intentBySecret(account, url.searchParams.get('clientSecret') ?? ''));
  }
  if (route === 'portal') return emulator.portal(id).view();
  if (route === 'state') {
    return {
      now: emulator.now().toISOString(),
      objects: emulator.objects(),
      contractViolations: emulator.contractViolations(),
    };
  }
  throw new Error('Unknown route.');
}

const PUBLISHABLE = [
  'id',
  'object',
  'amount',
  'currency',
  'status',
  'client_secret',
  'created',
  'livemode',
  'description',
  'last_payment_error',
  'last_setup_error',
  'next_action',
  'payment_method',
  'payment_method_types',
  'receipt_email',
  'cancellation_reason',
  'canceled_at',
  'usage',
];

/** Returns the fields of an intent that Stripe shows to a holder of its client secret. */
function publishable(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([key]) => PUBLISHABLE.includes(key)));
}

async function post(
  account: Account,
  emulator: StripeEmulator,
  route: string,
  id: string,
  body: Body,
): Promise<object> {
  switch (route) {
    case 'confirm':
      return confirmOnDevice(
        account,
        text(body, 'clientSecret'),
        cardOf(body),
        body['accountNumber'] === undefined ? undefined : text(body, 'accountNumber'),
      );
    case 'authentication': {
      const outcome = text(body, 'outcome') === 'complete' ? 'complete' : 'fail';
      return emulator.completeAuthentication(text(body, 'clientSecret'), outcome);
    }
    case 'portal':
      return runPortalAction(emulator.portal(id), body);
    case 'clock':
      await emulator.advance(Number(body['seconds']));
      return { now: emulator.now().toISOString() };
    case 'dashboard':
      return runDashboardAction(emulator, body);
    default:
      throw new Error('Unknown route.');
  }
}

function cardOf(body: Body) {
  const card = body['card'] as Body | undefined;
  if (!card) return null;
  return {
    number: text(card, 'number').replaceAll(/\s/g, ''),
    ...(card['expMonth'] !== undefined && { expMonth: Number(card['expMonth']) }),
    ...(card['expYear'] !== undefined && { expYear: Number(card['expYear']) }),
  };
}

function runPortalAction(portal: PortalActions, body: Body): Promise<PortalResult> {
  switch (text(body, 'action')) {
    case 'changePrice':
      return portal.changePrice(text(body, 'priceId'));
    case 'cancelAtPeriodEnd':
      return portal.cancelAtPeriodEnd();
    case 'resume':
      return portal.resume();
    case 'updateCard':
      return portal.updateCard(text(body, 'card'));
    case 'payOpenInvoice':
      return portal.payOpenInvoice();
    default:
      throw new Error('Unknown action.');
  }
}

async function runDashboardAction(emulator: StripeEmulator, body: Body): Promise<object> {
  const intent = () => text(body, 'paymentIntentId');
  switch (text(body, 'action')) {
    case 'refund': {
      const cents = body['amountCents'];
      const amount = cents === undefined ? undefined : Number(cents);
      return { refundId: await emulator.refundFromDashboard(intent(), amount) };
    }
    case 'openDispute': {
      const status = body['status'] as DisputeOpening | undefined;
      return { disputeId: await emulator.openDispute(intent(), status) };
    }
    case 'closeDispute':
      await emulator.closeDispute(text(body, 'disputeId'), text(body, 'status') as DisputeEnd);
      return {};
    case 'warnOfFraud':
      return { warningId: await emulator.warnOfFraud(intent()) };
    case 'failNext':
      emulator.failNext({ kind: text(body, 'kind') as Fault['kind'] });
      return {};
    case 'deliver':
      return { delivered: await emulator.deliverDue() };
    default:
      throw new Error('Unknown action.');
  }
}

function text(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new Error(`${name} is missing.`);
  return value;
}
