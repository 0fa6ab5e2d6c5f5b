import { Box } from '#ui/chakra/box.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useRef, useState } from 'react';
import { Button } from '#ui/button.tsx';
import type { AccountError } from '#lib/session/account-error.ts';
import type { AccountFlow } from '../account-flow.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { AccountForm } from './account-form.tsx';
import { DemoAccountButton } from './demo-account-button.tsx';
import { EmailField } from './email-field.tsx';
import { OtherWays } from './other-ways.tsx';
import { PasswordField } from './password-field.tsx';
import { SharedComputer } from './shared-computer.tsx';

/** Signs in; submitting does nothing while a field is empty. Source: rules/wording.md W17 */
export function SignInForm({ flow }: { flow: AccountFlow }) {
  const { email, password } = flow.credentials;
  const { onSubmit, ...submission } = useFormSubmission({
    send: () => {
      flow.keep();
      return flow.signInAndContinue(email.trim(), password);
    },
  });
  const isIncomplete = email.trim() === '' || password === '';
  // What the ways without a password report in this form.
  const [otherError, setOtherError] = useState<AccountError>();
  const place = useRef<HTMLDivElement>(null);
  const showOtherError = (error: AccountError) => {
    setOtherError(error);
    if (error.field === 'email') place.current?.querySelector('input')?.focus();
  };
  const emailError = otherError?.field === 'email' ? otherError.message : undefined;

  return (
    <Stack gap="6" ref={place}>
      <AccountForm
        {...submission}
        formError={submission.formError || (emailError ? '' : (otherError?.message ?? ''))}
        {...(submission.formError ? { errorTitle: 'Login Failed' } : {})}
        onSubmit={(event) => {
          setOtherError(undefined);
          if (isIncomplete) event.preventDefault();
          else onSubmit(event);
        }}
        submitText="Sign In"
        pendingText="Signing in..."
      >
        <EmailField
          value={email}
          onChange={(value) => {
            setOtherError(undefined);
            flow.change({ email: value });
          }}
          errorText={submission.fieldErrors.email ?? emailError}
        />
        <PasswordField
          value={password}
          onChange={(value) => flow.change({ password: value })}
          autoComplete="current-password"
          errorText={submission.fieldErrors.password}
        />
        <HStack justifyContent="space-between" flexWrap="wrap" gap="2">
          <SharedComputer />
          <Button variant="plain" size="sm" onClick={() => flow.show('forgot')}>
            Forgot your password?
          </Button>
        </HStack>
      </AccountForm>
      <OtherWays flow={flow} onError={showOtherError} />
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
