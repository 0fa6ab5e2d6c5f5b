import { chakra } from '#ui/chakra/factory.ts';
import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { refreshSession } from '#lib/session/account-actions.ts';
import { isRecentlySignedIn, type SignedInLearner } from '#lib/session/session-store.ts';
import { useConfirmEmailChange, useRequestEmailChange } from '#queries/account.ts';
import { codeErrors, digitsOf, emailErrors } from '../account-rules.ts';
import { CodeField } from '../components/code-field.tsx';
import { EmailField } from '../components/email-field.tsx';
import { OutboxHint } from '../components/outbox-hint.tsx';
import { useFormSubmission } from '../use-form-submission.ts';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { formErrorOf } from './form-error.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';

type Step = 'closed' | 'identity' | 'address' | 'code';

/** Changes the address with a code that goes to the new one. Source: rules/access.md A32 */
export function EmailSetting({ learner }: { learner: SignedInLearner }) {
  const [step, setStep] = useState<Step>('closed');
  const [newEmail, setNewEmail] = useState('');
  const close = () => setStep('closed');
  return (
    <SettingRow
      name="Email"
      value={learner.email}
      action="Change"
      onOpen={() => {
        setNewEmail('');
        setStep(isRecentlySignedIn() ? 'address' : 'identity');
      }}
    >
      {step === 'identity' && (
        <ConfirmIdentity
          email={learner.email}
          purpose="change your email address"
          onConfirmed={() => setStep('address')}
          onCancel={close}
        />
      )}
      {step === 'address' && (
        <AddressForm
          learnerId={learner.id}
          newEmail={newEmail}
          onChange={setNewEmail}
          onSent={() => setStep('code')}
          onIdentity={() => setStep('identity')}
          onCancel={close}
        />
      )}
      {step === 'code' && (
        <CodeForm
          learnerId={learner.id}
          newEmail={newEmail.trim()}
          onDone={close}
          onBack={() => setStep('address')}
        />
      )}
    </SettingRow>
  );
}

interface AddressFormProps {
  learnerId: string;
  newEmail: string;
  onChange: (email: string) => void;
  onSent: () => void;
  onIdentity: () => void;
  onCancel: () => void;
}

function AddressForm(props: AddressFormProps) {
  const { learnerId, newEmail, onChange, onSent, onIdentity, onCancel } = props;
  const request = useRequestEmailChange(learnerId);
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => emailErrors(newEmail),
    send: async () => {
      try {
        await request.mutateAsync(newEmail.trim());
      } catch (error) {
        throw formErrorOf(error, 'email', ['email_unchanged', 'mail_not_sent', 'invalid_request']);
      }
      onSent();
    },
    onFailure: ({ reason }) => {
      if (reason === 'recent_sign_in_required') onIdentity();
    },
  });
  return (
    <SettingForm
      {...submission}
      submitText="Send Code"
      pendingText="Sending..."
      onCancel={onCancel}
    >
      <EmailField
        label="New email"
        helperText="We’ll email you a code there. Until you enter it, nothing changes."
        autoComplete="email"
        value={newEmail}
        onChange={onChange}
        errorText={fieldErrors.email}
      />
    </SettingForm>
  );
}

interface CodeFormProps {
  learnerId: string;
  newEmail: string;
  onDone: () => void;
  onBack: () => void;
}

function CodeForm({ learnerId, newEmail, onDone, onBack }: CodeFormProps) {
  const [code, setCode] = useState('');
  const confirm = useConfirmEmailChange(learnerId);
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => codeErrors(code, 6),
    send: async () => {
      try {
        await confirm.mutateAsync(digitsOf(code));
      } catch (error) {
        throw formErrorOf(error, 'code', ['wrong_code', 'email_change_expired', 'invalid_request']);
      }
      // Without new tokens the page shows the new address a little later.
      await refreshSession().catch(() => undefined);
      showToast({
        title: 'Email Changed',
        description: `You now sign in with ${newEmail}.`,
        tone: 'success',
      });
      onDone();
    },
  });
  return (
    <SettingForm
      {...submission}
      submitText="Confirm Email"
      pendingText="Confirming..."
      cancelText="Use Another Address"
      onCancel={onBack}
    >
      <chakra.p aria-live="polite">
        We sent an email to <strong>{newEmail}</strong>. It may take a minute. Enter the code in it,
        or follow what it says.
      </chakra.p>
      <CodeField value={code} onChange={setCode} errorText={fieldErrors.code} />
      <OutboxHint />
    </SettingForm>
  );
}
