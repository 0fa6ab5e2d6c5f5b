import { useState } from 'react';
import { AccountError, accountErrorOf } from '#lib/session/account-error.ts';
import { sendSignInCode, signInWithPasskey } from '#lib/session/session-actions.ts';
import type { AccountFlow } from './account-flow.ts';
import { emailErrors } from './account-rules.ts';

/** Runs a click that needs the form's email address; tracks the pending state and reports the error. */
function useEmailAction(
  { credentials: { email }, keep }: AccountFlow,
  act: (email: string) => Promise<void>,
  onError: (error: AccountError) => void,
) {
  const [isPending, setIsPending] = useState(false);
  const run = async () => {
    setIsPending(true);
    try {
      const { email: missing } = emailErrors(email);
      if (missing) throw new AccountError(missing, 'MissingEmail', 'email');
      keep();
      await act(email.trim());
    } catch (error) {
      onError(accountErrorOf(error));
    } finally {
      setIsPending(false);
    }
  };
  return { isPending, click: () => void run() };
}

/** Has a code for signing in mailed and shows the form for it. The same happens for an unknown address. */
export function useEmailedCode(
  flow: AccountFlow,
  onError: (error: AccountError) => void,
  onSent: (email: string) => void = () => flow.show('code'),
) {
  return useEmailAction(
    flow,
    async (email) => {
      await sendSignInCode(email);
      onSent(email);
    },
    onError,
  );
}

/** Signs in with a passkey of the form's address. */
export function usePasskeySignIn(flow: AccountFlow, onError: (error: AccountError) => void) {
  return useEmailAction(
    flow,
    async (email) => {
      await signInWithPasskey(email);
      flow.continueSignedIn({ withPasskey: true });
    },
    onError,
  );
}
