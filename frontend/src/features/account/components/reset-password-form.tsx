import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { resetPassword } from '#lib/session/session-actions.ts';
import type { AccountFlow } from '../account-flow.ts';
import {
  codeErrors,
  digitsOf,
  emailErrors,
  PASSWORD_HELP,
  passwordErrors,
} from '../account-rules.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';
import { EmailField } from './email-field.tsx';
import { MissingCodeHelp } from './missing-code-help.tsx';
import { OutboxHint } from './outbox-hint.tsx';
import { PasswordField } from './password-field.tsx';
import { SharedComputer } from './shared-computer.tsx';

export function ResetPasswordForm({ flow }: { flow: AccountFlow }) {
  const { email, password } = flow.credentials;
  const [code, setCode] = useState('');
  const [needsEmail] = useState(email === '');
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => ({
      ...emailErrors(email),
      ...codeErrors(code, 6),
      ...passwordErrors(password, email),
    }),
    send: async () => {
      await resetPassword(email.trim(), digitsOf(code), password);
      await flow.signInAndContinue(email.trim(), password);
    },
  });
  return (
    <Stack gap="6">
      <AccountForm {...submission} submitText="Save and Sign In" pendingText="Saving...">
        {needsEmail && (
          <EmailField
            value={email}
            onChange={(value) => flow.change({ email: value })}
            errorText={fieldErrors.email}
          />
        )}
        <CodeField value={code} onChange={setCode} errorText={fieldErrors.code} />
        <PasswordField
          label="New password"
          value={password}
          onChange={(value) => flow.change({ password: value })}
          autoComplete="new-password"
          helperText={PASSWORD_HELP}
          errorText={fieldErrors.password}
        />
        {needsEmail && <SharedComputer />}
      </AccountForm>
      <MissingCodeHelp purpose="reset" />
      <HStack borderTopWidth="1px" pt="6" gap="6" flexWrap="wrap">
        <Button variant="plain" size="sm" onClick={() => flow.show('forgot')}>
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
