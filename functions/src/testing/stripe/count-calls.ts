import type { StripeEmulator } from '@learning/stripe-emulator/emulator';

/** The calls to Stripe during some work. */
export interface CountedCalls {
  /** Method and path of each, with ids left out, in the order they were sent. */
  calls: string[];
  /** How many of them had to wait for one another: the length of the longest sequence. */
  depth: number;
}

/**
 * Counts the calls that `work` makes.
 *
 * @param together paths of calls that do not wait for each other: each gets its response only after all of them are sent
 */
export async function countCalls(
  stripe: StripeEmulator,
  work: () => Promise<unknown>,
  together: readonly string[] = [],
): Promise<CountedCalls> {
  const before = stripe.requests().length;
  const fetch = stripe.fetch.bind(stripe);
  let answered = 0;
  let depth = 0;
  const missing = new Set(together);
  let tellAllSent = () => {};
  const allSent = new Promise<void>((resolve) => {
    tellAllSent = resolve;
  });
  stripe.fetch = async (request) => {
    // A call may need the response of every call that has a response by now.
    const own = answered + 1;
    depth = Math.max(depth, own);
    const { pathname } = new URL(request.url);
    missing.delete(pathname);
    if (missing.size === 0) tellAllSent();
    try {
      if (together.includes(pathname)) await allSent;
      return await fetch(request);
    } finally {
      answered = Math.max(answered, own);
    }
  };
  try {
    await work();
  } finally {
    stripe.fetch = fetch;
  }
  const sent = stripe.requests().slice(before);
  const calls = sent.map(({ method, path }) => `${method} ${path.replace(/\/\w+_\w+/g, '/{id}')}`);
  return { calls, depth };
}
