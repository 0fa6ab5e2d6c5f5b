/**
 * The answers of the calls that `inline/early-calls.js` makes while the page's scripts still load. The first call of the same address
 * adopts its answer; the others are dropped.
 */

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

/** Resolves when all early calls are answered or have failed, and at the latest after a while. */
export async function earlyAnswersSettled(): Promise<void> {
  const answers = Object.values(window.earlyAnswers ?? {});
  if (answers.length === 0) return;
  await Promise.race([
    Promise.allSettled(answers),
    new Promise((done) => setTimeout(done, LONGEST_WAIT_MS)),
  ]);
}
