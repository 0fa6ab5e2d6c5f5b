import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#ui/button.tsx';
import { signInWithCode } from '#lib/session/session-actions.ts';
import type { AccountFlow } from '../account-flow.ts';
import { codeErrors, digitsOf, emailErrors } from '../account-rules.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { useEmailedCode } from '../use-way-to-sign-in.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { MissingCodeHelp } from './missing-code-help.tsx';
import { OutboxHint } from './outbox-hint.tsx';
import { SharedComputer } from './shared-computer.tsx';

/** Signs in with the code from an email, instead of a password. */
export function SignInCodeForm({ flow }: { flow: AccountFlow }) {
  const { email } = flow.credentials;
  const [code, setCode] = useState('');
  const [needsEmail] = useState(email === '');
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => ({ ...emailErrors(email), ...codeErrors(code, 8) }),
    send: async () => {
      await signInWithCode(email.trim(), digitsOf(code));
      flow.continueSignedIn();
    },
  });
  const newCode = useEmailedCode(
    flow,
    ({ message }) => showToast({ title: 'Email Not Sent', description: message, tone: 'error' }),
    (address) =>
      showToast({
        title: 'New Code Requested',
        description: `If ${address} has an account and can get another code today, it is on its way.`,
        tone: 'success',
      }),
  );
  return (
    <Stack gap="6">
      <AccountForm {...submission} submitText="Sign In" pendingText="Signing in...">
        {needsEmail && (
          <EmailField
            value={email}
            onChange={(value) => flow.change({ email: value })}
            errorText={fieldErrors.email}
          />
        )}
        <CodeField value={code} length={8} onChange={setCode} errorText={fieldErrors.code} />
        {needsEmail && <SharedComputer />}
      </AccountForm>
      <MissingCodeHelp purpose="sign-in" />
      <HStack borderTopWidth="1px" pt="6" gap="6" flexWrap="wrap">
        <Button
          variant="plain"
          size="sm"
          pendingText={newCode.isPending && 'Sending...'}
          onClick={newCode.click}
        >
          Send a new code
        </Button>
        <Button variant="plain" size="sm" onClick={() => flow.show('sign-in')}>
          Back to sign in
        </Button>
      </HStack>
      <OutboxHint />
    </Stack>
  );
}
