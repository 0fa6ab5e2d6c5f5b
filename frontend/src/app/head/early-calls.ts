import { addressOfCall } from '#lib/call-address.ts';
import { currentTokens } from '#lib/session/session-store.ts';
import { claimsOf } from '#lib/session/stored-tokens.ts';
import { findPage } from '../pages.ts';

/** A token that ends sooner is refreshed first, which only the page's code can do. */
const SHORTEST_TOKEN_MS = 30_000;

/**
 * Makes the first calls of a learner's page while its code still loads; `lib/early-responses.ts` hands their responses out. Without a
 * session, or with a token that is about to expire, it does nothing: the page then makes the calls itself.
 */
export function startEarlyCalls(): void {
  const tokens = currentTokens();
  const { sub, exp = 0 } = (tokens && claimsOf(tokens.accessToken)) ?? {};
  if (!tokens || sub === undefined) return;
  if (exp * 1_000 - Date.now() - tokens.clockDriftMs < SHORTEST_TOKEN_MS) return;
  const page = findPage(location.pathname);
  const search = new URLSearchParams(location.search);
  const calls = page?.firstCalls?.({ learnerId: sub, params: page.params, search }) ?? [];
  const responses: Record<string, Promise<Response>> = {};
  for (const [name, call] of calls) {
    const address = addressOfCall(name, call);
    const response = fetch(address, {
      credentials: 'include',
      headers: { accept: 'application/json', authorization: `Bearer ${tokens.accessToken}` },
    }).then(readCompletely);
    // Its failure is handled where the response is used, if it is.
    response.catch(() => undefined);
    responses[address] = response;
  }
  window.earlyCalls = { path: location.pathname, responses };
}

/** The browser keeps the connection of a response that is not read. */
async function readCompletely(response: Response): Promise<Response> {
  return new Response(await response.arrayBuffer(), response);
}
