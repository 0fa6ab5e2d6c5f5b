import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { Team } from '@learning/shared/contract/teams';
import Download from 'lucide-react/icons/download';
import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { readAllMembers, type ShownMembers } from '../api/use-team-members.ts';
import { byUrgency, countStatuses } from '../report/member-status.ts';
import { teamCsv } from '@learning/shared/domain/team-csv';
import { MarkLegend } from './assignment-marks.tsx';
import { MemberRow } from './member-row.tsx';

interface Props {
  learnerId: string;
  team: Team;
  shown: ShownMembers;
  /** Gets the focus when a member has disappeared. */
  titleRef: RefObject<HTMLElement | null>;
  onInvited: (email: string) => void;
}

/** Shows who is behind and who is done, the most urgent first, and saves it as a spreadsheet. */
export function MembersSection({ learnerId, team, shown, titleRef, onInvited }: Props) {
  const { members, memberCount, groupId, showGroup, loadMore, isLoading } = shown;
  const counts = countStatuses(members);
  const isPaged = team.nextCursor !== null;
  const exporting = useMutation({
    mutationFn: async () => (isPaged ? readAllMembers(learnerId, team, groupId) : members),
    onSuccess: (all) => {
      const today = new Date().toISOString().slice(0, 10);
      // With the byte order mark, Excel reads the file as UTF-8.
      const csv = `\uFEFF${teamCsv({ members: [...all], courses: team.courses }, location.origin)}`;
      saveTextFile(`team-progress-${today}.csv`, csv, 'text/csv');
    },
  });
  return (
    <PageSection
      title="Members"
      lead="You see their progress, certificates and passed skill checks, not their answers, notes or documents."
    >
      {team.groups.length > 0 && team.memberCount > 0 && (
        <chakra.div maxW="72" mb="5">
          <Field label="Show">
            <Select value={groupId} onChange={showGroup}>
              <option value="">{team.role === 'manager' ? 'All your groups' : 'Everyone'}</option>
              {team.groups.map((group) => (
                <option key={group.groupId} value={group.groupId}>
                  {group.name}
                </option>
              ))}
            </Select>
          </Field>
        </chakra.div>
      )}
      {team.memberCount > 0 && members.length === 0 && (
        <chakra.p color="fg.muted">
          {isLoading ? 'Loading...' : 'No one belongs to this group yet.'}
        </chakra.p>
      )}
      {team.memberCount === 0 ? (
        <chakra.p color="fg.muted">
          {team.role === 'manager'
            ? 'No one belongs to your groups yet. Administrators add people to them.'
            : 'No one has joined yet. People show up here as soon as they accept your invitation.'}
        </chakra.p>
      ) : (
        <>
          {counts !== '' && loadMore === undefined && (
            <>
              <chakra.p textStyle="h4" mb="2" fontVariantNumeric="lining-nums tabular-nums">
                {counts}
              </chakra.p>
              <MarkLegend />
            </>
          )}
          <chakra.ul listStyleType="none" borderTopWidth={members.length > 0 ? '1px' : '0'}>
            {byUrgency(members).map((member) => (
              <MemberRow
                key={member.seatId}
                learnerId={learnerId}
                member={member}
                team={team}
                isOpenAtFirst={team.memberCount === 1}
                titleRef={titleRef}
                onInvited={onInvited}
              />
            ))}
          </chakra.ul>
          <HStack mt="4" gap="3" flexWrap="wrap">
            {loadMore && (
              <Button size="sm" pendingText={isLoading && 'Loading...'} onClick={loadMore}>
                Show More ({members.length} of {memberCount})
              </Button>
            )}
            <Button
              size="sm"
              variant="outline"
              colorPalette="neutral"
              pendingText={exporting.isPending && 'Exporting...'}
              onClick={() => exporting.mutate()}
            >
              <Download size={16} aria-hidden="true" />
              Export as CSV
            </Button>
          </HStack>
          <div role="alert">
            {exporting.error && (
              <chakra.p color="fg.error" mt="2">
                {userMessageOf(exporting.error)}
              </chakra.p>
            )}
          </div>
          {team.role === 'owner' && (
            <chakra.p mt="4" color="fg.muted">
              A summary of your team’s week can come every Monday morning.{' '}
              <TextLink to="/account" hash="notifications">
                Turn it on in your notification settings
              </TextLink>
              .
            </chakra.p>
          )}
        </>
      )}
    </PageSection>
  );
}
