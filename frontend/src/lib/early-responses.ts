/**
 * The responses of the calls that the script in a page's head makes while the page's code still loads
 * (`app/startup/early-calls.ts`). The first call of the same address takes its response; the others are dropped.
 */
import type { QueryClient } from '@tanstack/react-query';

declare global {
  interface Window {
    earlyCalls?: {
      /** The page they are for. */
      path: string;
      /** By address. */
      responses: Record<string, Promise<Response>>;
    };
  }
}

/** How long a page may wait for its early responses before it renders without them. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Returns the response of an early call, once. Undefined if there is none or it failed: the caller then makes the call, which
 * refreshes the token and reports errors.
 */
export async function takeEarlyResponse(address: string): Promise<Response | undefined> {
  if (typeof window === 'undefined') return undefined;
  // Another page would show old data.
  if (location.pathname !== window.earlyCalls?.path) delete window.earlyCalls;
  const early = window.earlyCalls?.responses[address];
  if (!early) return undefined;
  delete window.earlyCalls?.responses[address];
  const response = await early.catch(() => undefined);
  return response?.ok ? response : undefined;
}

interface ReadQuery {
  queryHash: string;
  state: { dataUpdatedAt: number };
}

const adopted = new Map<string, number>();

/** Reads a page's first queries, and waits for the early calls for them. Without early calls it does nothing. */
export async function adoptEarlyResponses(
  queryClient: QueryClient,
  read: () => Promise<unknown>,
): Promise<void> {
  const { path, responses = {} } = window.earlyCalls ?? {};
  if (location.pathname !== path || Object.keys(responses).length === 0) return;
  const startedAt = Date.now();
  await Promise.race([read(), longestWait()]);
  // One response may fill several queries.
  for (const { queryHash, state } of queryClient.getQueryCache().getAll()) {
    if (state.dataUpdatedAt >= startedAt) adopted.set(queryHash, state.dataUpdatedAt);
  }
}

/** Returns whether a query still has what it adopted as the page opened: reading it at once again would be a second call. */
export function isJustAdopted({ queryHash, state }: ReadQuery): boolean {
  const adoptedAt = adopted.get(queryHash);
  return adoptedAt === state.dataUpdatedAt && Date.now() - adoptedAt < LONGEST_WAIT_MS;
}

function longestWait(): Promise<void> {
  return new Promise((done) => setTimeout(done, LONGEST_WAIT_MS));
}
