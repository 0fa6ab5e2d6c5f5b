import { clockSeconds, read, type Account } from './account/account.ts';
import { newId } from './account/ids.ts';
import { applyChanges, openJournal } from './account/journal.ts';
import { emptyRows, restoreSnapshot, takeSnapshot } from './account/snapshot.ts';
import { runCall, type ApiCall } from './api/run-call.ts';
import { paidChargeOf } from './payments/charges.ts';
import { allNotifications, deliveryRun } from './events/delivery-run.ts';
import { nextDeliveryAt } from './events/deliveries.ts';
import { authenticateOnDevice, confirmOnDevice } from './payments/device.ts';
import { closeDispute, openDispute } from './payments/disputes.ts';
import { warnOfFraud } from './payments/fraud-warnings.ts';
import { nextJobAt, runDueJobs } from './clock/due-work.ts';
import { emulatedObjects } from './account/emulated-objects.ts';
import { EMULATED_SECRET_KEY, EMULATED_WEBHOOK_SECRET } from './constants.ts';
import type { EmulatorOptions, StripeEmulator } from './emulator-types.ts';
import { bodyOfRequest } from './api/multipart.ts';
import { faultyResult, lostConnection, plannedFaults } from './api/faults.ts';
import { idempotentCalls } from './api/idempotency.ts';
import { portalActions } from './portal/portal-actions.ts';
import { servePrivateRoute } from './api/private-routes.ts';
import { createRefund } from './payments/refunds.ts';
import { openContractCheck } from './schemas/contract-check.ts';
import { signatureHeader } from './events/signature.ts';

export {
  EMULATED_PUBLISHABLE_KEY,
  EMULATED_SECRET_KEY,
  EMULATED_WEBHOOK_SECRET,
} from './constants.ts';
export type {
  Delivery,
  DeliveryState,
  DisputeEnd,
  DisputeOpening,
  EmulatedObjects,
  EmulatorOptions,
  EmulatorSnapshot,
  Fault,
  PortalActions,
  PortalInvoice,
  PortalPrice,
  PortalResult,
  PortalSubscription,
  PortalView,
  StripeEmulator,
} from './emulator-types.ts';

/** Creates a Stripe account in memory. */
export function createStripeEmulator(options: EmulatorOptions = {}): StripeEmulator {
  const account: Account = {
    id: newId('acct_1', 16),
    rows: emptyRows(),
    jobs: [],
    requests: [],
    offset: 0,
    clock: options.clock ?? (() => new Date()),
    moment: null,
    request: null,
    origin: options.origin ?? 'http://localhost:5173',
    check: options.checksContract === false ? null : openContractCheck(),
    violations: [],
    changed: options.onChange ?? (() => {}),
  };
  const { startsAt } = options;
  if (startsAt)
    account.offset = Math.floor((startsAt.getTime() - account.clock().getTime()) / 1000);
  if (options.snapshot) restoreSnapshot(account, options.snapshot);
  applyChanges(account, options.changes ?? []);
  const faults = plannedFaults();
  const calls = idempotentCalls(account, options.requestsOverlap ?? true);
  const deliverDue = deliveryRun(account, options.deliver);

  async function serveApi(request: Request): Promise<Response> {
    const call = await readCall(request);
    const { method, path, idempotencyKey } = call;
    account.requests.push({ method, path, ...(idempotencyKey && { idempotencyKey }) });
    const fault = faults.take(method, path);
    if (fault === 'lost-before') throw lostConnection();
    if (fault === '500' || fault === '429') return calls.fail(call, faultyResult(fault));
    runDueJobs(account);
    const response = await calls.once(call, () => runCall(account, EMULATED_SECRET_KEY, call));
    if (fault === 'lost-after') throw lostConnection();
    return response;
  }

  async function advanceTo(at: number): Promise<void> {
    account.offset += Math.max(0, at - clockSeconds(account));
    runDueJobs(account);
    await deliverDue();
  }

  /** Returns when the next job or delivery falls due, in seconds. */
  function nextDueAt(): number {
    const delivery = options.deliver ? nextDeliveryAt(account, clockSeconds(account)) : null;
    return Math.min(nextJobAt(account) ?? Infinity, delivery ?? Infinity);
  }

  function chargeOf(paymentIntentId: string) {
    const intent = read(account, 'paymentIntents', paymentIntentId, 'payment_intent');
    const charge = paidChargeOf(account, intent);
    if (!charge) throw new Error(`PaymentIntent ${paymentIntentId} has no successful charge`);
    return charge;
  }

  const emulator: StripeEmulator = {
    accountId: account.id,
    fetch: (request) =>
      new URL(request.url).pathname.startsWith('/__emulator/')
        ? servePrivateRoute(account, emulator, request)
        : serveApi(request),
    now: () => new Date(account.clock().getTime() + account.offset * 1000),
    async advance(seconds) {
      if (!(seconds >= 0)) throw new Error('The clock only moves forward.');
      const end = clockSeconds(account) + seconds;
      await advanceTo(clockSeconds(account));
      for (let next = nextDueAt(); next <= end; next = nextDueAt()) await advanceTo(next);
      await advanceTo(end);
      if (seconds > 0) account.changed();
    },
    deliverDue: () => {
      runDueJobs(account);
      return deliverDue();
    },
    notifications: (at) => allNotifications(account, at),
    sign: (body, { secret = EMULATED_WEBHOOK_SECRET, timestamp } = {}) =>
      signatureHeader(body, secret, timestamp ?? clockSeconds(account)),
    confirm: async (clientSecret, card) => {
      runDueJobs(account);
      return confirmOnDevice(account, clientSecret, { number: card.replaceAll(/\s/g, '') });
    },
    confirmByDebit: async (clientSecret, accountNumber) => {
      runDueJobs(account);
      return confirmOnDevice(account, clientSecret, null, accountNumber);
    },
    completeAuthentication: async (clientSecret, outcome) => {
      runDueJobs(account);
      return authenticateOnDevice(account, clientSecret, outcome === 'complete');
    },
    refundFromDashboard: async (paymentIntentId, amount) =>
      createRefund(account, chargeOf(paymentIntentId), {
        ...(amount !== undefined && { amount }),
        reason: 'requested_by_customer',
      }).id,
    openDispute: async (paymentIntentId, status = 'needs_response') =>
      openDispute(account, chargeOf(paymentIntentId), status).id,
    closeDispute: async (disputeId, status) => {
      closeDispute(account, disputeId, status);
    },
    warnOfFraud: async (paymentIntentId) => warnOfFraud(account, chargeOf(paymentIntentId)).id,
    portal: (sessionId) => portalActions(account, sessionId),
    failNext: (fault) => {
      faults.add(fault);
    },
    objects: () => emulatedObjects(account),
    requests: () => [...account.requests],
    contractViolations: () => [...account.violations],
    snapshot: () => takeSnapshot(account),
    takeChanges: openJournal(account),
  };
  return emulator;
}

async function readCall(request: Request): Promise<ApiCall> {
  const { pathname, search } = new URL(request.url);
  return {
    method: request.method,
    path: pathname,
    query: search.slice(1),
    body: await bodyOfRequest(request),
    authorization: request.headers.get('authorization'),
    idempotencyKey: request.headers.get('idempotency-key'),
  };
}
