import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { FormerCertificate } from '@learning/shared/contract/certificates';
import { Checkbox } from '#ui/form/checkbox.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { useChangeSharing } from '../claim/change-certificates.ts';

interface Props {
  learnerId: string;
  former: FormerCertificate;
}

/** Lets the learner choose whether the page of a former certificate shows its name; stored at once. Source: rules/certificates.md K18 */
export function FormerName({ learnerId, former }: Props) {
  const { certificateId, participantName, sharing } = former;
  const change = useChangeSharing(learnerId, certificateId);
  const shown = change.isPending ? change.variables : sharing;
  return (
    <Box mt="2">
      <Checkbox
        checked={shown.isNamePublic}
        aria-disabled={change.isPending}
        onChange={(event) => {
          if (!change.isPending) change.mutate({ ...sharing, isNamePublic: event.target.checked });
        }}
      >
        Show the name <bdi>{participantName}</bdi> on its public page
      </Checkbox>
      <div role="alert">
        {change.error && (
          <chakra.p color="fg.error">
            Your choice was not saved. {userMessageOf(change.error)}
          </chakra.p>
        )}
      </div>
    </Box>
  );
}
