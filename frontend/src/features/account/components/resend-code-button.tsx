import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { accountErrorOf } from '#lib/session/account-error.ts';
import type { NewAccount } from '#lib/session/cognito.ts';
import { resendCode } from '#lib/session/session-actions.ts';
import { emailErrors } from '../account-rules.ts';

export function ResendCodeButton({ account }: { account: NewAccount }) {
  const [isPending, setIsPending] = useState(false);
  const resend = async () => {
    const { email, linkedUsername } = account;
    const { email: emailError } = emailErrors(email);
    if (emailError && !linkedUsername) {
      showToast({ title: 'Email Address Needed', description: emailError, tone: 'info' });
      return;
    }
    setIsPending(true);
    try {
      await resendCode(account);
      showToast({
        title: 'New Code Requested',
        description: email
          ? `It is on its way to ${email}, unless the address has had three codes today.`
          : 'It may take a minute.',
        tone: 'success',
      });
    } catch (error) {
      const { message } = accountErrorOf(error);
      showToast({ title: 'Email Not Sent', description: message, tone: 'error' });
    } finally {
      setIsPending(false);
    }
  };
  return (
    <Button
      variant="plain"
      size="sm"
      pendingText={isPending && 'Sending...'}
      onClick={() => void resend()}
    >
      Send a new code
    </Button>
  );
}
