import type { StripeEmulator } from '@learning/stripe-emulator/emulator';

/** The emulator answers by itself again. */
type Undo = () => void;

/**
 * Breaks the connection at one of the writing calls of Stripe from now on.
 *
 * @param nth 1 is the next
 * @param when `before` or `after` the call took effect
 */
export function breakConnectionAt(stripe: StripeEmulator, nth: number, when: 'before' | 'after') {
  let writes = 0;
  const undo = inFrontOf(stripe, async (request, pass) => {
    if (request.method === 'GET') return pass();
    writes += 1;
    if (writes !== nth) return pass();
    if (when === 'after') await pass();
    throw new TypeError('The connection broke off.');
  });
  return { undo, hasBroken: () => writes >= nth };
}

/** Does something else right before the next call to a path. */
export function beforeNextCall(
  stripe: StripeEmulator,
  path: RegExp,
  act: () => Promise<unknown>,
): Undo {
  let isFirst = true;
  return inFrontOf(stripe, async (request, pass) => {
    if (isFirst && request.method === 'POST' && path.test(pathOf(request))) {
      isFirst = false;
      await act();
    }
    return pass();
  });
}

/** Refuses every writing call to a path, as Stripe does when the key has no right to it. */
export function refuse(stripe: StripeEmulator, path: RegExp): Undo {
  const error = { type: 'invalid_request_error', message: 'Not with this key.' };
  return inFrontOf(stripe, (request, pass) =>
    request.method !== 'GET' && path.test(pathOf(request))
      ? Promise.resolve(Response.json({ error }, { status: 400 }))
      : pass(),
  );
}

function inFrontOf(
  stripe: StripeEmulator,
  answer: (request: Request, pass: () => Promise<Response>) => Promise<Response>,
): Undo {
  const fetch = stripe.fetch.bind(stripe);
  stripe.fetch = (request) => answer(request, () => fetch(request));
  return () => {
    stripe.fetch = fetch;
  };
}

function pathOf({ url }: Request): string {
  return new URL(url).pathname;
}
