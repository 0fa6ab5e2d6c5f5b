import type {
  PortalActions,
  PortalResult,
  StripeEmulator,
} from '@learning/stripe-emulator/emulator';
import { portalPage, type PortalQuestion } from './pages/portal-page.ts';
import { type FormResponse, page, seeOther } from './pages/form-response.ts';

const NOTICES: Record<string, string> = {
  change: 'Your plan change is saved.',
  cancel: 'Your plan will end when the current period ends.',
  resume: 'Your plan will renew as usual.',
  card: 'Your card has been updated.',
  pay: 'Your invoice is paid.',
  bank: 'Your bank has confirmed the payment.',
};

/** Shows a portal session. */
export function showPortal(
  emulator: StripeEmulator,
  sessionId: string,
  query: URLSearchParams,
): FormResponse {
  const portal = openPortal(emulator, sessionId);
  if (!portal) return page(404, 'This portal session does not exist.');
  const notice = NOTICES[query.get('done') ?? ''];
  const { type: flow } = flowOf(emulator, sessionId) ?? {};
  const question = questionOf(query);
  return page(200, portalPage({ view: portal.view(), flow, question, notice }));
}

/** Carries out a form of the portal, then shows the result. */
export async function submitPortalForm(
  emulator: StripeEmulator,
  sessionId: string,
  form: URLSearchParams,
): Promise<FormResponse> {
  const portal = openPortal(emulator, sessionId);
  if (!portal) return page(404, 'This portal session does not exist.');
  const action = form.get('action') ?? '';
  const result = await runAction(emulator, portal, form);
  if (!result) return page(400, 'Unknown action.');
  const { type: flow, after_completion: after } = flowOf(emulator, sessionId) ?? {};
  if (result.status === 'done') return seeOther(after?.redirect?.return_url ?? `?done=${action}`);
  const { status, clientSecret, message = 'There was nothing to do.' } = result;
  if (status === 'requires_action' && clientSecret) {
    const question: PortalQuestion = { kind: 'bank', clientSecret };
    return page(200, portalPage({ view: portal.view(), flow, question }));
  }
  return page(
    status === 'failed' ? 402 : 200,
    portalPage({ view: portal.view(), flow, failure: message }),
  );
}

function openPortal(emulator: StripeEmulator, sessionId: string): PortalActions | undefined {
  try {
    return emulator.portal(sessionId);
  } catch {
    return undefined;
  }
}

/** Returns the flow the session is limited to, if any; after it the customer returns to the site. */
function flowOf(emulator: StripeEmulator, sessionId: string) {
  return emulator.objects().portalSessions.find(({ id }) => id === sessionId)?.flow;
}

function questionOf(query: URLSearchParams): PortalQuestion | undefined {
  const priceId = query.get('change');
  if (priceId) return { kind: 'change', priceId };
  return query.has('cancel') ? { kind: 'cancel' } : undefined;
}

async function runAction(
  emulator: StripeEmulator,
  portal: PortalActions,
  form: URLSearchParams,
): Promise<PortalResult | undefined> {
  const field = (name: string) => form.get(name) ?? '';
  switch (field('action')) {
    case 'change':
      return portal.changePrice(field('priceId'));
    case 'cancel':
      return portal.cancelAtPeriodEnd();
    case 'resume':
      return portal.resume();
    case 'card':
      return portal.updateCard(field('number').replace(/\D/g, ''));
    case 'pay':
      return portal.payOpenInvoice();
    case 'bank': {
      const outcome = field('outcome') === 'complete' ? 'complete' : 'fail';
      const { error } = await emulator.completeAuthentication(field('clientSecret'), outcome);
      return error ? { status: 'failed', message: error.message } : { status: 'done' };
    }
    default:
      return undefined;
  }
}
