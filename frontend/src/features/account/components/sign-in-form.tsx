import { Box, HStack, Stack } from '@chakra-ui/react';
import { showToast } from '#components/feedback/toast.ts';
import { Button } from '#components/ui/button.tsx';
import { Checkbox } from '#components/ui/form/checkbox.tsx';
import type { AccountFlow } from '../account-flow.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { AccountForm } from './account-form.tsx';
import { DemoAccountButton } from './demo-account-button.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';

/** Signs in; submitting does nothing while a field is empty. Source: rules/wording.md W17 */
export function SignInForm({ flow }: { flow: AccountFlow }) {
  const { email, password, keepSignedIn } = flow.credentials;
  const { onSubmit, ...submission } = useFormSubmission({
    send: () => flow.signInAndContinue(email.trim(), password, keepSignedIn),
    onFailure: ({ message }) =>
      showToast({ title: 'Login Failed', description: message, tone: 'error' }),
  });
  const isIncomplete = email.trim() === '' || password === '';

  return (
    <Stack gap="6">
      <AccountForm
        {...submission}
        onSubmit={(event) => (isIncomplete ? event.preventDefault() : onSubmit(event))}
        submitText="Sign In"
        pendingText="Signing in..."
      >
        <EmailField
          value={email}
          onChange={(value) => flow.change({ email: value })}
          errorText={submission.fieldErrors.email}
        />
        <PasswordField
          value={password}
          onChange={(value) => flow.change({ password: value })}
          autoComplete="current-password"
          errorText={submission.fieldErrors.password}
        />
        <HStack justifyContent="space-between" flexWrap="wrap" gap="2">
          <Checkbox
            checked={keepSignedIn}
            onChange={(event) => flow.change({ keepSignedIn: event.target.checked })}
          >
            Keep me signed in
          </Checkbox>
          <Button variant="plain" size="sm" onClick={() => flow.show('forgot')}>
            Forgot your password?
          </Button>
        </HStack>
      </AccountForm>
      <Box borderTopWidth="1px" pt="6">
        New here?{' '}
        <Button
          variant="plain"
          size="sm"
          fontSize="md"
          ms="1"
          onClick={() => flow.show('create-account')}
        >
          Create an account
        </Button>
      </Box>
      {/* Last, because it comes later: nothing may move. */}
      <DemoAccountButton flow={flow} />
    </Stack>
  );
}
