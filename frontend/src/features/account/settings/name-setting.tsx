import { useState } from 'react';
import { showToast } from '#components/feedback/toast.ts';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { refreshSession } from '#lib/session/account-actions.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { useChangeName } from '#queries/account.ts';
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
      {isOpen && <NameForm learner={learner} onClose={() => setIsOpen(false)} />}
    </SettingRow>
  );
}

function NameForm({ learner, onClose }: { learner: SignedInLearner; onClose: () => void }) {
  const [value, setValue] = useState(learner.name);
  const change = useChangeName(learner.id);
  const { fieldErrors, ...submission } = useFormSubmission({
    validate: () => nameErrors(value),
    send: async () => {
      await change.mutateAsync(value.trim());
      // Without new tokens the page shows the new name a little later.
      await refreshSession().catch(() => undefined);
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
