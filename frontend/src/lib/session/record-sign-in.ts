import type { SignInMethod } from '@learning/shared/contract/sign-in-changes';
import { signedInLearner } from './session-store.ts';

/** Tells the server how this device has just signed in, if it has. A report that is lost changes nothing here. Source: rules/access.md A46 */
export function recordSignIn(method: SignInMethod): void {
  const learner = signedInLearner();
  if (!learner || learner.isDemo) return;
  void report(method).catch(() => {});
}

async function report(method: SignInMethod): Promise<void> {
  const { api } = await import('../api-client.ts');
  await api.recordSignIn({ params: { userId: 'me' }, body: { method } }, { keepalive: true });
}
