import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { confirmAndSignIn, confirmEmail } from '#lib/session/session-actions.ts';
import type { AccountFlow } from '../account-flow.ts';
import { codeErrors, digitsOf, emailErrors } from '../account-rules.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { MissingCodeHelp } from './missing-code-help.tsx';
import { OutboxHint } from './outbox-hint.tsx';
import { ResendCodeButton } from './resend-code-button.tsx';

/** Confirms the address with the code and signs in, with the password or, after a reload or in another tab, with the code. */
export function ConfirmEmailForm({ flow }: { flow: AccountFlow }) {
  const { email, password } = flow.credentials;
  const { linkedUsername } = flow;
  const account = { email: email.trim(), linkedUsername };
  const [code, setCode] = useState('');
  const [isEmailMissing] = useState(email === '');
  const needsEmail = isEmailMissing && !linkedUsername;
  const submission = useFormSubmission({
    validate: () => ({ ...(needsEmail ? emailErrors(email) : {}), ...codeErrors(code, 6) }),
    send: async () => {
      flow.keep();
      if (email && password) {
        await confirmEmail(account, digitsOf(code));
        await flow.signInAndContinue(account.email, password, { isNew: true });
      } else if (await confirmAndSignIn(account, digitsOf(code))) {
        flow.continueSignedIn({ isNew: true });
      } else flow.show('sign-in', 'Your email address is confirmed. Sign in to continue.');
    },
  });

  return (
    <Stack gap="6">
      <AccountForm {...submission} submitText="Confirm Email" pendingText="Confirming...">
        {needsEmail && (
          <EmailField
            value={email}
            onChange={(value) => flow.change({ email: value })}
            errorText={submission.fieldErrors.email}
          />
        )}
        <CodeField value={code} onChange={setCode} errorText={submission.fieldErrors.code} />
      </AccountForm>
      <MissingCodeHelp purpose="confirm" />
      <HStack borderTopWidth="1px" pt="6" gap="6" flexWrap="wrap">
        <ResendCodeButton account={account} />
        <Button variant="plain" size="sm" onClick={() => flow.show('sign-in')}>
          Back to sign in
        </Button>
      </HStack>
      <OutboxHint />
    </Stack>
  );
}
