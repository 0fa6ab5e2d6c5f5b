import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Team, TeamMember } from '@learning/shared/contract/teams';
import { mayInTeam } from '@learning/shared/domain/team-roles';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { type RefObject, useId, useRef, useState } from 'react';
import { LearnerPicture } from '#components/learner-picture/learner-picture.tsx';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { printDate, printDay } from '#lib/print-date.ts';
import { MEMBER_STATUSES, overdue, statusOf } from '../report/member-status.ts';
import { HandoverDialog } from '../handover/handover-dialog.tsx';
import { AssignmentMarks } from './assignment-marks.tsx';
import { MemberProgress } from './member-progress.tsx';
import { roleWords } from '../roles/role-words.ts';
import { RoleDialog } from '../roles/role-dialog.tsx';
import { ReassignDialog } from './reassign-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface Props {
  learnerId: string;
  member: TeamMember;
  team: Team;
  /** Whether the details show at first. */
  isOpenAtFirst: boolean;
  /** Gets the focus when the member has disappeared. */
  titleRef: RefObject<HTMLElement | null>;
  /** Called with the address that the seat was offered to. */
  onInvited: (email: string) => void;
}

/** Shows in one line where a member stands, and on request their courses and what the owner can do. */
export function MemberRow({ learnerId, member, titleRef, ...props }: Props) {
  const { team, isOpenAtFirst, onInvited } = props;
  const planCourses = team.courses;
  const hasOffer = team.handover !== null && !team.handover.isDeclined;
  const mayRemove = mayInTeam(team.role, 'removeMembers');
  const [isOpen, setIsOpen] = useState(isOpenAtFirst);
  const [openDialog, setOpenDialog] = useState<'remove' | 'reassign' | 'handover' | 'role'>();
  const close = () => setOpenDialog(undefined);
  const emailId = useId();
  const detailsId = useId();
  const reassignButton = useRef<HTMLButtonElement>(null);
  const removeButton = useRef<HTMLButtonElement>(null);
  const roleButton = useRef<HTMLButtonElement>(null);
  const handoverButton = useRef<HTMLButtonElement>(null);
  const status = MEMBER_STATUSES[statusOf(member)];
  return (
    <chakra.li borderBottomWidth="1px" py="4" _last={{ borderBottomWidth: '0' }}>
      <HStack justify="space-between" align="start" gap="4" flexWrap="wrap">
        <LearnerPicture name={member.name ?? member.email} email={member.email} size="md" />
        <Box minW="0" flex="1 1 14rem">
          <chakra.h3 id={emailId} fontWeight="semibold" overflowWrap="anywhere">
            {member.name ?? member.email}
            {member.name !== null && (
              <chakra.span display="block" textStyle="small" fontWeight="normal">
                {member.email}
              </chakra.span>
            )}
          </chakra.h3>
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {[roleWords(member, team.groups), summaryOf(member)].filter(Boolean).join(' · ')}
          </chakra.p>
          {member.assignments.length > 0 && (
            <AssignmentMarks member={member} courses={planCourses} />
          )}
        </Box>
        <HStack gap="3">
          <Badge colorPalette={status.palette}>{status.words}</Badge>
          <Button
            size="sm"
            variant="outline"
            colorPalette="neutral"
            aria-expanded={isOpen}
            aria-controls={detailsId}
            aria-describedby={emailId}
            onClick={() => setIsOpen(!isOpen)}
          >
            Details
            <chakra.span
              display="inline-flex"
              transitionProperty="transform"
              transitionDuration="fast"
              transform={isOpen ? 'rotate(180deg)' : 'none'}
            >
              <ChevronDown size={16} aria-hidden="true" />
            </chakra.span>
          </Button>
        </HStack>
      </HStack>
      <Box id={detailsId} hidden={!isOpen} pt="4">
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          Joined on {printDate(member.joinedAt)}
          {member.invitedEmail !== null && `, invited as ${member.invitedEmail}`}
        </chakra.p>
        {member.isSuspended && (
          <chakra.p mt="3">
            Your plan has fewer seats than members, so this seat is paused. Progress is safe. Access
            comes back automatically when a seat opens up or you switch to a larger plan.
          </chakra.p>
        )}
        <MemberProgress member={member} planCourses={planCourses} />
        {member.isPayer && (
          <chakra.p mt="3">
            Their card pays for this plan, so their seat stays with them as long as the plan runs.
          </chakra.p>
        )}
        <HStack mt="5" gap="3" flexWrap="wrap">
          {mayInTeam(team.role, 'setRoles') && (
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              ref={roleButton}
              aria-describedby={emailId}
              onClick={() => setOpenDialog('role')}
            >
              Role and Groups
            </Button>
          )}
          {mayInTeam(team.role, 'handOver') && !member.isSuspended && !hasOffer && (
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              ref={handoverButton}
              aria-describedby={emailId}
              onClick={() => setOpenDialog('handover')}
            >
              Hand Over the Team
            </Button>
          )}
          {mayRemove && !member.isSuspended && !member.isPayer && (
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
          {mayRemove && !member.isPayer && (
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
          )}
        </HStack>
      </Box>
      {openDialog === 'role' && (
        <RoleDialog
          learnerId={learnerId}
          team={team}
          member={member}
          open
          onClose={close}
          finalFocus={() => roleButton.current ?? titleRef.current}
        />
      )}
      <HandoverDialog
        learnerId={learnerId}
        member={member}
        open={openDialog === 'handover'}
        onClose={close}
        finalFocus={() => handoverButton.current ?? titleRef.current}
      />
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
    </chakra.li>
  );
}

/** Describes what is assigned; without assignments, what the member has started. */
function summaryOf(member: TeamMember): string {
  const { assignments, courses } = member;
  if (assignments.length === 0) {
    const completed = courses.filter(({ percent }) => percent === 100).length;
    if (courses.length === 0) return 'Has not started a course yet.';
    return `${courses.length} ${courses.length === 1 ? 'course' : 'courses'} started, ${completed} completed`;
  }
  const done = assignments.filter(({ state }) => state === 'completed').length;
  const [first] = overdue(member);
  const progress = `${done} of ${assignments.length} assigned ${assignments.length === 1 ? 'course' : 'courses'} completed`;
  if (first?.dueOn) return `${progress}, overdue since ${printDay(first.dueOn)}`;
  const next = assignments.find(({ state, dueOn }) => state !== 'completed' && dueOn !== null);
  return next?.dueOn ? `${progress}, next due ${printDay(next.dueOn)}` : progress;
}
