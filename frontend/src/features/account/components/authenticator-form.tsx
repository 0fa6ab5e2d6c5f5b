import { Box } from '#ui/chakra/box.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { signInWithAuthenticator } from '#lib/session/session-actions.ts';
import type { AccountFlow } from '../account-flow.ts';
import { codeErrors, digitsOf } from '../account-rules.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { AccountForm } from './account-form.tsx';
import { CodeField } from './code-field.tsx';

/** Completes a sign-in with the code of the authenticator app. Source: rules/access.md A33 */
export function AuthenticatorForm({ flow }: { flow: AccountFlow }) {
  const [code, setCode] = useState('');
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => codeErrors(code, 6),
    send: async () => {
      await signInWithAuthenticator(digitsOf(code));
      flow.continueSignedIn();
    },
    onFailure: ({ reason, message }) => {
      if (reason === 'EndedSignIn') flow.show('sign-in', message);
    },
  });
  return (
    <Stack gap="6">
      <AccountForm {...submission} submitText="Sign In" pendingText="Signing in...">
        <CodeField
          source="authenticator"
          value={code}
          onChange={setCode}
          errorText={fieldErrors.code}
        />
      </AccountForm>
      <Box borderTopWidth="1px" pt="6">
        <Button variant="plain" size="sm" onClick={() => flow.show('sign-in')}>
          Back to sign in
        </Button>
      </Box>
    </Stack>
  );
}
