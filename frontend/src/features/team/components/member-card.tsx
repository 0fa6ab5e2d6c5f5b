import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import type { TeamMember } from '@learning/shared/contract/teams';
import { type RefObject, useId, useRef, useState } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Panel } from '#components/ui/panel.tsx';
import { ProgressBar } from '#components/ui/progress-bar.tsx';
import { printDate } from '#lib/print-date.ts';
import { ReassignDialog } from './reassign-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  learnerId: string;
  member: TeamMember;
  /** Gets the focus when the member has disappeared. */
  titleRef: RefObject<HTMLElement | null>;
  /** Called with the address that the seat was offered to. */
  onInvited: (email: string) => void;
}

export function MemberCard({ learnerId, member, titleRef, onInvited }: Props) {
  const [openDialog, setOpenDialog] = useState<'remove' | 'reassign'>();
  const close = () => setOpenDialog(undefined);
  const emailId = useId();
  const reassignButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  return (
    <Panel>
      <HStack justify="space-between" align="start" gap="4" flexWrap="wrap">
        <Box minW="0">
          <chakra.h3 id={emailId} textStyle="h4" overflowWrap="anywhere">
            {member.email}
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            Joined on {printDate(member.joinedAt)}
            {member.invitedEmail !== null && `, invited as ${member.invitedEmail}`}
          </chakra.p>
        </Box>
        {member.isSuspended && <Badge colorPalette="signal">Paused</Badge>}
      </HStack>
      {member.isSuspended && (
        <chakra.p mt="3">
          Your plan has fewer seats than members, so this seat is paused. Progress is safe. Access
          comes back automatically when a seat opens up or you switch to a larger plan.
        </chakra.p>
      )}
      {member.courses.length === 0 ? (
        <chakra.p color="fg.muted" mt="4">
          Has not started a course yet.
        </chakra.p>
      ) : (
        <Stack as="ul" gap="4" mt="5" listStyleType="none">
          {member.courses.map((course) => (
            <chakra.li key={course.courseId}>
              <HStack justify="space-between" gap="4" align="baseline">
                <span>{course.title}</span>
                <chakra.span fontVariantNumeric="tabular-nums" color="fg.muted" flexShrink="0">
                  {course.percent}%
                </chakra.span>
              </HStack>
              <ProgressBar mt="2" percent={course.percent} label={`Progress in ${course.title}`} />
              {course.completedAt && (
                <chakra.p textStyle="small" color="fg.muted" mt="1">
                  Completed on {printDate(course.completedAt)}
                  {course.hasCertificate && ', certificate issued'}
                </chakra.p>
              )}
            </chakra.li>
          ))}
        </Stack>
      )}
      <HStack mt="5" gap="3" flexWrap="wrap">
        {!member.isSuspended && (
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            ref={reassignButton}
            aria-describedby={emailId}
            onClick={() => setOpenDialog('reassign')}
          >
            Give Seat to Someone Else
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          colorPalette="neutral"
          ref={removeButton}
          aria-describedby={emailId}
          onClick={() => setOpenDialog('remove')}
        >
          Remove
        </Button>
      </HStack>
      <RemoveDialog
        learnerId={learnerId}
        member={member}
        open={openDialog === 'remove'}
        onClose={close}
        finalFocus={() => removeButton.current ?? titleRef.current}
      />
      <ReassignDialog
        learnerId={learnerId}
        member={member}
        open={openDialog === 'reassign'}
        onClose={close}
        finalFocus={() => reassignButton.current ?? titleRef.current}
        onInvited={onInvited}
      />
    </Panel>
  );
}
