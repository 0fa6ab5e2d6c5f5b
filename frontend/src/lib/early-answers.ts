/**
 * The answers of the calls that `inline/early-calls.js` makes while the page's scripts still load. The first call of the same address
 * adopts its answer; the others are dropped.
 */
import type { QueryClient } from '@tanstack/react-query';

declare global {
  interface Window {
    /** By address. */
    earlyAnswers?: Record<string, Promise<Response>>;
    /** The learner whose token the early calls use, and the page they are for. */
    earlySession?: { id: string; name: string; path: string };
  }
}

/** How long a page may wait for its early answers before it renders without them. */
const LONGEST_WAIT_MS = 4_000;

/**
 * Returns the answer of an early call, once. Undefined if there is none or it failed: the caller then makes the call, which
 * refreshes the token and reports errors.
 */
export async function takeEarlyAnswer(address: string): Promise<Response | undefined> {
  if (typeof window === 'undefined') return undefined;
  // Another page would show old data.
  if (location.pathname !== window.earlySession?.path) delete window.earlyAnswers;
  const answer = window.earlyAnswers?.[address];
  if (!answer) return undefined;
  delete window.earlyAnswers![address];
  const response = await answer.catch(() => undefined);
  return response?.ok ? response : undefined;
}

interface ReadQuery {
  queryHash: string;
  state: { dataUpdatedAt: number };
}

const adopted = new Map<string, number>();

/**
 * Reads a page's first query, and waits for the early call that answers it. Without early calls it does nothing.
 */
export function adoptEarlyAnswer(
  queryClient: QueryClient,
  read: () => Promise<void>,
): Promise<void> | undefined {
  if (typeof window === 'undefined' || location.pathname !== window.earlySession?.path) {
    return undefined;
  }
  return Object.keys(window.earlyAnswers ?? {}).length > 0 ? adopt(queryClient, read) : undefined;
}

async function adopt(queryClient: QueryClient, read: () => Promise<void>): Promise<void> {
  const startedAt = Date.now();
  await Promise.race([read(), longestWait()]);
  // One answer may fill several queries.
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
