import { chakra } from '#ui/chakra/factory.ts';
import { RECENT_SIGN_IN_MINUTES } from '@learning/shared/contract/recent-sign-in';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { confirmItIsYou, signInAgain } from '#lib/session/account-actions.ts';
import { signOut } from '#lib/session/sign-out.ts';
import { signedInAt } from '#lib/session/session-store.ts';
import { codeErrors, digitsOf } from '../account-rules.ts';
import { CodeField } from '../components/code-field.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { useFormSubmission } from '../use-form-submission.ts';
import { SettingForm } from './setting-form.tsx';

/** A minute less than the server's, so that it holds until the form is sent. */
const RECENT_MS = (RECENT_SIGN_IN_MINUTES - 1) * 60_000;

/** Whether the last sign-in is recent enough to change how the learner signs in. Source: rules/access.md A33, A35 */
export function isRecentlySignedIn(): boolean {
  const at = signedInAt();
  return at !== undefined && Date.now() - at.getTime() < RECENT_MS;
}

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
    <CodeForm onConfirmed={onConfirmed} onCancel={onCancel} />
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

function CodeForm({ onConfirmed, onCancel }: Pick<Props, 'onConfirmed' | 'onCancel'>) {
  const [code, setCode] = useState('');
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => codeErrors(code, 6),
    send: async () => {
      await confirmItIsYou(digitsOf(code));
      onConfirmed();
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
