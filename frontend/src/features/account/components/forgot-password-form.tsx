import { Box } from '#ui/chakra/box.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { Button } from '#ui/button.tsx';
import { requestPasswordReset } from '#lib/session/session-actions.ts';
import type { AccountFlow } from '../account-flow.ts';
import { emailErrors } from '../account-rules.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';

export function ForgotPasswordForm({ flow }: { flow: AccountFlow }) {
  const { email } = flow.credentials;
  const submission = useFormSubmission({
    validate: () => emailErrors(email),
    send: async () => {
      flow.keep();
      await requestPasswordReset(email.trim());
      flow.change({ password: '' });
      flow.show('reset');
    },
  });
  return (
    <Stack gap="6">
      <AccountForm {...submission} submitText="Send Code" pendingText="Sending...">
        <EmailField
          value={email}
          onChange={(value) => flow.change({ email: value })}
          errorText={submission.fieldErrors.email}
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
