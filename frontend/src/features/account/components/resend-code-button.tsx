import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { accountErrorOf } from '#lib/session/account-error.ts';
import { resendCode } from '#lib/session/session-actions.ts';
import { emailErrors } from '../account-rules.ts';

export function ResendCodeButton({ email }: { email: string }) {
  const [isPending, setIsPending] = useState(false);
  const resend = async () => {
    const { email: emailError } = emailErrors(email);
    if (emailError) {
      showToast({ title: 'Email address needed', description: emailError, tone: 'info' });
      return;
    }
    setIsPending(true);
    try {
      await resendCode(email);
      showToast({
        title: 'A new code is on its way',
        description: `We sent it to ${email}.`,
        tone: 'success',
      });
    } catch (error) {
      const { message } = accountErrorOf(error);
      showToast({ title: 'No code was sent', description: message, tone: 'error' });
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
