import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Certificate } from '@learning/shared/contract/certificates';
import { useId } from 'react';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useChangeEmailHash } from '../claim/change-certificates.ts';
import { EMAIL_HASH_HELP } from '../claim/email-hash-help.ts';

interface Props {
  learnerId: string;
  certificate: Certificate;
}

/** Lets the learner add the hashed email address to the downloads; stored at once. Source: rules/certificates.md K23 */
export function EmailSetting({ learnerId, certificate }: Props) {
  const helpId = useId();
  const change = useChangeEmailHash(learnerId, certificate.certificateId);
  // What was chosen shows while it is being stored.
  const isChosen = change.isPending ? change.variables : certificate.hasEmailHash;
  return (
    <Stack gap="1" alignItems="flex-start">
      <Checkbox
        checked={isChosen}
        aria-disabled={change.isPending}
        aria-describedby={helpId}
        onChange={(event) => {
          if (!change.isPending) change.mutate(event.target.checked);
        }}
      >
        My email address, as a hash
      </Checkbox>
      <chakra.p id={helpId} textStyle="small" color="fg.muted">
        {EMAIL_HASH_HELP} Files that you downloaded before stay as they are.
      </chakra.p>
      <chakra.p textStyle="small" aria-live="polite" minH="1lh">
        {change.isSuccess && 'Saved. Your next downloads have the change.'}
      </chakra.p>
      <div role="alert">
        {change.error && (
          <chakra.p color="fg.error">
            Your choice was not saved. {userMessageOf(change.error)}
          </chakra.p>
        )}
      </div>
    </Stack>
  );
}
