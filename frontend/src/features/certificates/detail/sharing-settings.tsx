import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { Certificate, CertificateSharing } from '@learning/shared/contract/certificates';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useChangeSharing } from '../claim/change-certificates.ts';

interface Props {
  learnerId: string;
  certificate: Certificate;
}

/** Lets the learner choose what the public page shows; stored at once. Source: rules/certificates.md K9 */
export function SharingSettings({ learnerId, certificate }: Props) {
  const change = useChangeSharing(learnerId, certificate.certificateId);
  // What was chosen shows while it is being stored.
  const shown = change.isPending ? change.variables : certificate.sharing;
  const update = (part: Partial<CertificateSharing>) => {
    if (!change.isPending) change.mutate({ ...certificate.sharing, ...part });
  };
  return (
    <Stack gap="1" alignItems="flex-start">
      <Checkbox
        checked={shown.isNamePublic}
        aria-disabled={change.isPending}
        onChange={(event) => update({ isNamePublic: event.target.checked })}
      >
        My name
      </Checkbox>
      <Checkbox
        checked={shown.areScoresPublic}
        aria-disabled={change.isPending}
        onChange={(event) => update({ areScoresPublic: event.target.checked })}
      >
        My activities, with the scores of those that are graded
      </Checkbox>
      <chakra.p textStyle="small" color="fg.muted">
        Course and dates always show, and the hours if it prints them. A change is public within a
        minute. Former certificates with another name have their own choice.
      </chakra.p>
      <chakra.p textStyle="small" aria-live="polite" minH="1lh">
        {change.isSuccess && 'Saved.'}
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
