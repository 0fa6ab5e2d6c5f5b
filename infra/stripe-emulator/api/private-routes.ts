import type { Account } from '#account/account.ts';
import { confirmOnDevice, intentOfSecret } from '#payments/device.ts';
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

/** `/__emulator/*`: what pages of this machine call. README.md lists it; nothing here tells the secret key. */
export async function answerPrivately(
  account: Account,
  emulator: StripeEmulator,
  request: Request,
): Promise<Response> {
  const url = new URL(request.url);
  const [place = '', id = ''] = url.pathname.replace(/^\/__emulator\//, '').split('/');
  try {
    if (request.method === 'GET') return Response.json(read(account, emulator, place, id, url));
    if (request.method !== 'POST') return problem(405, 'This can only be read or posted to.');
    const body = (await request.json()) as Body;
    return Response.json(await act(account, emulator, place, id, body));
  } catch (error) {
    if (error instanceof StripeRefusal) {
      const { type, code } = error.fields;
      const said = { type, ...(code && { code }), message: error.message };
      return Response.json({ error: said }, { status: error.status });
    }
    return problem(400, (error as Error).message);
  }
}

function problem(status: number, message: string): Response {
  return Response.json({ error: { type: 'invalid_request_error', message } }, { status });
}

function read(
  account: Account,
  emulator: StripeEmulator,
  place: string,
  id: string,
  url: URL,
): object {
  if (place === 'intent') {
    return publishable(intentOfSecret(account, url.searchParams.get('clientSecret') ?? ''));
  }
  if (place === 'portal') return emulator.portal(id).view();
  if (place === 'state') {
    return {
      now: emulator.now().toISOString(),
      objects: emulator.objects(),
      contractViolations: emulator.contractViolations(),
    };
  }
  throw new Error('There is no such address.');
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

/** What Stripe shows of an intent to whoever has its client secret. */
function publishable(intent: object): object {
  return Object.fromEntries(Object.entries(intent).filter(([key]) => PUBLISHABLE.includes(key)));
}

async function act(
  account: Account,
  emulator: StripeEmulator,
  place: string,
  id: string,
  body: Body,
): Promise<object> {
  switch (place) {
    case 'confirm':
      return confirmOnDevice(account, text(body, 'clientSecret'), cardOf(body));
    case 'authentication': {
      const outcome = text(body, 'outcome') === 'complete' ? 'complete' : 'fail';
      return emulator.completeAuthentication(text(body, 'clientSecret'), outcome);
    }
    case 'portal':
      return actInPortal(emulator.portal(id), body);
    case 'clock':
      await emulator.advance(Number(body['seconds']));
      return { now: emulator.now().toISOString() };
    case 'dashboard':
      return actOnDashboard(emulator, body);
    default:
      throw new Error('There is no such address.');
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

function actInPortal(portal: PortalActions, body: Body): Promise<PortalResult> {
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
      throw new Error('There is no such action.');
  }
}

async function actOnDashboard(emulator: StripeEmulator, body: Body): Promise<object> {
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
    case 'failNext':
      emulator.failNext({ kind: text(body, 'kind') as Fault['kind'] });
      return {};
    case 'deliver':
      return { delivered: await emulator.deliverDue() };
    default:
      throw new Error('There is no such action.');
  }
}

function text(body: Body, name: string): string {
  const value = body[name];
  if (typeof value !== 'string') throw new Error(`${name} is missing.`);
  return value;
}
