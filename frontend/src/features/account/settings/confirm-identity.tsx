import { chakra } from '#ui/chakra/factory.ts';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { confirmItIsYou, signInAgain } from '#lib/session/account-actions.ts';
import { signOut } from '#lib/session/sign-out.ts';
import { codeErrors, digitsOf } from '../account-rules.ts';
import { CodeField } from '../components/code-field.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { useFormSubmission } from '../use-form-submission.ts';
import { SettingForm } from './setting-form.tsx';

interface Props {
  email: string;
  /** Ends "To …, enter your password." */
  purpose: string;
  onConfirmed: () => void;
  onCancel: () => void;
}

/** Signs in again on the page: the password, and with an authenticator app its code. */
export function ConfirmIdentity({ email, purpose, onConfirmed, onCancel }: Props) {
  const [needsCode, setNeedsCode] = useState(false);
  return needsCode ? (
    <ConfirmWithCode onConfirmed={onConfirmed} onCancel={onCancel} />
  ) : (
    <PasswordForm
      email={email}
      purpose={purpose}
      onConfirmed={onConfirmed}
      onCancel={onCancel}
      onCode={() => setNeedsCode(true)}
    />
  );
}

function PasswordForm(props: Props & { onCode: () => void }) {
  const { email, purpose, onConfirmed, onCancel, onCode } = props;
  const [password, setPassword] = useState('');
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => (password === '' ? { currentPassword: 'Enter your password.' } : {}),
    send: async () => {
      if ((await signInAgain(email, password)) === 'authenticator') onCode();
      else onConfirmed();
    },
  });
  return (
    <SettingForm
      {...submission}
      submitText="Continue"
      pendingText="Checking..."
      onCancel={onCancel}
      more={
        <Button
          variant="plain"
          size="sm"
          onClick={() => void signOut().then(() => location.assign('/login?redirect=/account'))}
        >
          Sign in another way
        </Button>
      }
    >
      <chakra.p>{`To ${purpose}, enter your password.`}</chakra.p>
      <chakra.input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        name="currentPassword"
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        errorText={fieldErrors.currentPassword}
      />
    </SettingForm>
  );
}

/** Completes a sign-in on the page with a code of the app. */
export function ConfirmWithCode({
  onConfirmed,
  onCancel,
}: {
  onConfirmed: () => void | Promise<void>;
  onCancel: () => void;
}) {
  const [code, setCode] = useState('');
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => codeErrors(code, 6),
    send: async () => {
      await confirmItIsYou(digitsOf(code));
      await onConfirmed();
    },
  });
  return (
    <SettingForm
      {...submission}
      submitText="Continue"
      pendingText="Checking..."
      onCancel={onCancel}
    >
      <CodeField
        source="authenticator"
        value={code}
        onChange={setCode}
        errorText={fieldErrors.code}
      />
    </SettingForm>
  );
}
