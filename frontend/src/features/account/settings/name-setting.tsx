import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { changeName } from '#lib/session/account-actions.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { nameErrors } from '../account-rules.ts';
import { useFormSubmission } from '../use-form-submission.ts';
import { SettingForm } from './setting-form.tsx';
import { SettingRow } from './setting-row.tsx';

const MAX_LENGTH = 100;

/** Changes the name. Source: rules/access.md A31 */
export function NameSetting({ learner }: { learner: SignedInLearner }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <SettingRow name="Name" value={learner.name} action="Change" onOpen={() => setIsOpen(true)}>
      {isOpen && <NameForm name={learner.name} onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}

function NameForm({ name, onClose }: { name: string; onClose: () => void }) {
  const [value, setValue] = useState(name);
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => nameErrors(value),
    send: async () => {
      await changeName(value.trim());
      showToast({
        title: 'Name Saved',
        description: 'New certificates will show it.',
        tone: 'success',
      });
      onClose();
    },
  });
  return (
    <SettingForm {...submission} submitText="Save" pendingText="Saving..." onCancel={onClose}>
      <Field
        label="Name"
        helperText="As printed on your certificates from now on. Certificates you already have keep their name."
        errorText={fieldErrors.name}
      >
        <Input
          name="name"
          autoComplete="name"
          maxLength={MAX_LENGTH}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      </Field>
    </SettingForm>
  );
}
