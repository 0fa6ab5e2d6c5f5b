import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Agreement } from '#components/agreement.tsx';
import { createAccount } from '#lib/session/session-actions.ts';
import type { AccountFlow } from '../account-flow.ts';
import { emailErrors, nameErrors, PASSWORD_HELP, passwordErrors } from '../account-rules.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { PasswordField } from './password-field.tsx';
import { SharedComputer } from './shared-computer.tsx';

export function CreateAccountForm({ flow }: { flow: AccountFlow }) {
  const { name, email, password } = flow.credentials;
  const submission = useFormSubmission({
    validate: () => ({
      ...nameErrors(name),
      ...emailErrors(email),
      ...passwordErrors(password, email),
    }),
    send: async () => {
      flow.keep();
      await createAccount(name.trim(), email.trim(), password);
      flow.show('confirm');
    },
  });
  const { fieldErrors } = submission;

  return (
    <Stack gap="6">
      <AccountForm {...submission} submitText="Create Account" pendingText="Creating account...">
        <Field label="Name" errorText={fieldErrors.name}>
          <Input
            name="name"
            autoComplete="name"
            maxLength={100}
            value={name}
            onChange={(event) => flow.change({ name: event.target.value })}
          />
        </Field>
        <EmailField
          value={email}
          onChange={(value) => flow.change({ email: value })}
          errorText={fieldErrors.email}
        />
        <PasswordField
          value={password}
          onChange={(value) => flow.change({ password: value })}
          autoComplete="new-password"
          helperText={PASSWORD_HELP}
          errorText={fieldErrors.password}
        />
        <SharedComputer />
      </AccountForm>
      <chakra.p textStyle="small" color="fg.muted">
        <Agreement by="creating an account" />
      </chakra.p>
      <Box borderTopWidth="1px" pt="6">
        Already have an account?{' '}
        <Button variant="plain" size="sm" fontSize="md" ms="1" onClick={() => flow.show('sign-in')}>
          Sign in
        </Button>
      </Box>
    </Stack>
  );
}
