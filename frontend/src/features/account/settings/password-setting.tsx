import { chakra } from '#ui/chakra/factory.ts';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { changePassword, confirmItIsYou } from '#lib/session/account-actions.ts';
import { type AccountError, accountErrorOf } from '#lib/session/account-error.ts';
import { PASSWORD_HELP, codeErrors, digitsOf, passwordErrors } from '../account-rules.ts';
import { CodeField } from '../components/code-field.tsx';
import { PasswordField } from '../components/password-field.tsx';
import { useFormSubmission } from '../use-form-submission.ts';
import { ConfirmWithCode } from './confirm-identity.tsx';
import { SettingForm } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';

const OTHERS_ENDED = 'All other devices were signed out.';
const OTHERS_STAY =
  'We couldn’t sign out your other devices. Use “Sign Out Everywhere” below to do it.';

/** Changes the password, which ends all other sign-ins. Source: rules/access.md A31, A35 */
export function PasswordSetting({ email }: { email: string }) {
  const [step, setStep] = useState<'closed' | 'passwords' | 'identity' | 'stay'>('closed');
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const [failed, setFailed] = useState<AccountError>();
  const close = () => {
    setFailed(undefined);
    setCurrent('');
    setPassword('');
    setStep('closed');
  };
  const tell = (description: string) => {
    showToast({ title: 'Password Changed', description, tone: 'success' });
    close();
  };
  const change = async () => {
    const result = await changePassword(email, current, password);
    if (result === 'identify') setStep('identity');
    else if (result === 'authenticator') setStep('stay');
    else tell(result === 'done' ? OTHERS_ENDED : OTHERS_STAY);
  };
  /** The code is used, so what is wrong with the passwords is said where they stand. */
  const askAgain = (error: unknown) => {
    setFailed(accountErrorOf(error));
    setStep('passwords');
  };
  return (
    <SettingRow
      name="Password"
      value="••••••••"
      action="Change"
      onOpen={() => setStep('passwords')}
    >
      {step === 'passwords' && (
        <PasswordForm
          email={email}
          current={current}
          onCurrent={setCurrent}
          password={password}
          onPassword={setPassword}
          failed={failed}
          onSend={change}
          onClose={close}
        />
      )}
      {step === 'identity' && (
        <ConfirmWithCode onConfirmed={() => change().catch(askAgain)} onCancel={close} />
      )}
      {step === 'stay' && <StayForm onDone={tell} />}
    </SettingRow>
  );
}

interface PasswordFormProps {
  email: string;
  current: string;
  onCurrent: (password: string) => void;
  password: string;
  onPassword: (password: string) => void;
  failed: AccountError | undefined;
  onSend: () => Promise<void>;
  onClose: () => void;
}

function PasswordForm(props: PasswordFormProps) {
  const { email, current, onCurrent, password, onPassword, onSend, onClose } = props;
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => ({
      ...(current === '' ? { currentPassword: 'Enter your current password.' } : {}),
      ...passwordErrors(password, email),
    }),
    send: onSend,
    failed: props.failed,
  });
  return (
    <SettingForm
      {...submission}
      submitText="Change Password"
      pendingText="Changing..."
      onCancel={onClose}
    >
      {/* For password managers, which store the new password under it. */}
      <chakra.input type="text" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        name="currentPassword"
        value={current}
        onChange={onCurrent}
        autoComplete="current-password"
        errorText={fieldErrors.currentPassword}
      />
      <PasswordField
        label="New password"
        value={password}
        onChange={onPassword}
        autoComplete="new-password"
        helperText={`${PASSWORD_HELP} All other devices will be signed out.`}
        errorText={fieldErrors.password}
      />
    </SettingForm>
  );
}

/** With an authenticator app, staying signed in needs a code. */
function StayForm({ onDone }: { onDone: (description: string) => void }) {
  const [code, setCode] = useState('');
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => codeErrors(code, 6),
    send: async () => {
      await confirmItIsYou(digitsOf(code));
      onDone(OTHERS_ENDED);
    },
  });
  return (
    <SettingForm
      {...submission}
      submitText="Stay Signed In"
      pendingText="Checking..."
      cancelText="Sign In Later"
      onCancel={() => location.assign('/login?redirect=/account')}
    >
      <chakra.p aria-live="polite">
        Your password is changed and all devices are signed out. To stay signed in on this one,
        enter a code from your authenticator app.
      </chakra.p>
      <CodeField
        source="authenticator"
        value={code}
        onChange={setCode}
        errorText={fieldErrors.code}
      />
    </SettingForm>
  );
}
