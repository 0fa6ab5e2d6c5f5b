import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { AvailableCertificate, Certificate } from '@learning/shared/contract/certificates';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { printHours } from '#components/certificate/certificate-content.ts';
import { printMeasured } from '#components/certificate/measured-time.ts';
import { printDate } from '#lib/print-date.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { WITHOUT_HOURS } from '../page-wording.ts';
import { ClaimDialog } from './claim-dialog.tsx';

interface Props {
  learner: SignedInLearner;
  available: readonly AvailableCertificate[];
  /** The course whose dialog is open. */
  claimedCourseId: number | undefined;
  onChoose: (courseId: number | undefined) => void;
  onClaimed: (certificate: Certificate) => void;
}

/** Lists the courses whose certificate can be claimed. */
export function AvailableCertificates(props: Props) {
  const { learner, available, claimedCourseId, onChoose, onClaimed } = props;
  const chosen = available.find(({ courseId }) => courseId === claimedCourseId);
  if (available.length === 0) {
    return (
      <EmptyState
        title="No Certificates Available"
        action={
          <LinkButton to="/dashboard" search={{ tab: 'learning-path' }} variant="outline">
            Continue Learning
          </LinkButton>
        }
      >
        A certificate is ready once every module and activity of a course is complete.
      </EmptyState>
    );
  }
  return (
    <Box as="section" aria-labelledby="ready-to-claim">
      <chakra.h2 id="ready-to-claim" textStyle="h2">
        Ready to Claim
      </chakra.h2>
      <chakra.ul mt="4">
        {available.map((completion) => (
          <chakra.li
            key={completion.courseId}
            display="flex"
            flexWrap="wrap"
            gap="4"
            alignItems="center"
            justifyContent="space-between"
            py="5"
            borderTopWidth="1px"
          >
            <Box minW="0" flex="1 1 18rem">
              <chakra.h3 textStyle="h4">{completion.courseName}</chakra.h3>
              <chakra.p textStyle="small" color="fg.muted" mt="1">
                100% complete since{' '}
                <time dateTime={completion.completionDate}>
                  {printDate(completion.completionDate)}
                </time>
                {completion.instructionHours !== null &&
                  ` · ${printHours(completion.instructionHours)}`}
              </chakra.p>
              {completion.instructionHours === null && (
                <chakra.p textStyle="small" color="signal.fg" mt="1">
                  {printMeasured(completion)}. {WITHOUT_HOURS}
                </chakra.p>
              )}
            </Box>
            <Button
              aria-label={`Generate Certificate for ${completion.courseName}`}
              onClick={() => onChoose(completion.courseId)}
            >
              Generate Certificate
            </Button>
          </chakra.li>
        ))}
      </chakra.ul>
      {chosen && (
        <ClaimDialog
          key={chosen.courseId}
          learner={learner}
          available={chosen}
          onClose={() => onChoose(undefined)}
          onClaimed={onClaimed}
        />
      )}
    </Box>
  );
}
