import type { StripeEmulator } from '@learning/stripe-emulator/emulator';

/** Lets the emulator respond normally again. */
type Undo = () => void;

/**
 * Breaks the connection during one of the next writing calls to Stripe.
 *
 * @param nth 1 is the next
 * @param when `before` or `after` the call took effect
 */
export function breakConnectionAt(stripe: StripeEmulator, nth: number, when: 'before' | 'after') {
  let writes = 0;
  const undo = intercept(stripe, async (request, pass) => {
    if (request.method === 'GET') return pass();
    writes += 1;
    if (writes !== nth) return pass();
    if (when === 'after') await pass();
    throw new TypeError('The connection was closed.');
  });
  return { undo, hasInterrupted: () => writes >= nth };
}

/** Runs `step` right before the next POST to a path. */
export function beforeNextCall(
  stripe: StripeEmulator,
  path: RegExp,
  step: () => Promise<unknown>,
): Undo {
  let isFirst = true;
  return intercept(stripe, async (request, pass) => {
    if (isFirst && request.method === 'POST' && path.test(pathOf(request))) {
      isFirst = false;
      await step();
    }
    return pass();
  });
}

/** Refuses every writing call to a path, as Stripe does when the key lacks the permission. */
export function refuseCalls(stripe: StripeEmulator, path: RegExp): Undo {
  const error = {
    type: 'invalid_request_error',
    message: 'This key does not have the required permissions.',
  };
  return intercept(stripe, (request, pass) =>
    request.method !== 'GET' && path.test(pathOf(request))
      ? Promise.resolve(Response.json({ error }, { status: 400 }))
      : pass(),
  );
}

/** Refuses to list for an unknown customer, as Stripe does; the emulator returns an empty list. */
export function refuseLists(stripe: StripeEmulator, customerId: string): Undo {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such' };
  return intercept(stripe, (request, pass) =>
    request.method === 'GET' && new URL(request.url).searchParams.get('customer') === customerId
      ? Promise.resolve(Response.json({ error }, { status: 400 }))
      : pass(),
  );
}

function intercept(
  stripe: StripeEmulator,
  respond: (request: Request, pass: () => Promise<Response>) => Promise<Response>,
): Undo {
  const fetch = stripe.fetch.bind(stripe);
  stripe.fetch = (request) => respond(request, () => fetch(request));
  return () => {
    stripe.fetch = fetch;
  };
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
