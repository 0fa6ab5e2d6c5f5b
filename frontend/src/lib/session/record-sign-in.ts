import { SIGN_IN_METHODS, type SignInMethod } from '@learning/shared/contract/sign-in-methods';
import { isFinalRefusal } from '../api-error.ts';
import { webStorage } from '../device-store.ts';
import { signedInLearner } from './session-store.ts';

/** Names how the learner signed in until the server has heard of it: the page may be left first. */
const UNREPORTED = 'unreported-sign-in';

/** Tells the server how this device has just signed in, if it has. Source: rules/access.md A46 */
export function recordSignIn(method: SignInMethod): void {
  if (!signedInLearner()) return;
  webStorage('session')?.setItem(UNREPORTED, method);
  void reportSignIn();
}

/** Reports a sign-in that the server has not heard of yet. It stores each once. */
export async function reportSignIn(): Promise<void> {
  const storage = webStorage('session');
  const stored = storage?.getItem(UNREPORTED);
  const method = SIGN_IN_METHODS.find((known) => known === stored);
  const learner = signedInLearner();
  if (!method || !learner || learner.isDemo) return;
  try {
    const { api } = await import('../api-client.ts');
    await api.recordSignIn({ params: { userId: 'me' }, body: { method } }, { keepalive: true });
    storage?.removeItem(UNREPORTED);
  } catch (error) {
    if (isFinalRefusal(error)) storage?.removeItem(UNREPORTED);
  }
}
