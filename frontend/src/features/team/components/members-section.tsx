import { chakra } from '#ui/chakra/factory.ts';
import type { Team } from '@learning/shared/contract/teams';
import Download from 'lucide-react/icons/download';
import type { RefObject } from 'react';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { saveTextFile } from '#lib/save-file.ts';
import { byUrgency, countStatuses } from '../report/member-status.ts';
import { teamCsv } from '@learning/shared/domain/team-csv';
import { MarkLegend } from './assignment-marks.tsx';
import { MemberRow } from './member-row.tsx';

interface Props {
  learnerId: string;
  team: Team;
  /** Gets the focus when a member has disappeared. */
  titleRef: RefObject<HTMLElement | null>;
  onInvited: (email: string) => void;
}

/** Shows who is behind and who is done, the most urgent first, and saves it as a spreadsheet. */
export function MembersSection({ learnerId, team, titleRef, onInvited }: Props) {
  const { members } = team;
  const counts = countStatuses(members);
  const exportCsv = () => {
    const today = new Date().toISOString().slice(0, 10);
    // With the byte order mark, Excel reads the file as UTF-8.
    const csv = `\uFEFF${teamCsv(team, location.origin)}`;
    saveTextFile(`team-progress-${today}.csv`, csv, 'text/csv');
  };
  return (
    <PageSection
      title="Members"
      lead="You see their progress, certificates and passed skill checks, not their answers, notes or documents."
    >
      {members.length === 0 ? (
        <chakra.p color="fg.muted">
          No one has joined yet. People show up here as soon as they accept your invitation.
        </chakra.p>
      ) : (
        <>
          {counts !== '' && (
            <>
              <chakra.p textStyle="h4" mb="2" fontVariantNumeric="lining-nums tabular-nums">
                {counts}
              </chakra.p>
              <MarkLegend />
            </>
          )}
          <chakra.ul listStyleType="none" borderTopWidth="1px">
            {byUrgency(members).map((member) => (
              <MemberRow
                key={member.seatId}
                learnerId={learnerId}
                member={member}
                planCourses={team.courses}
                isOpenAtFirst={members.length === 1}
                hasOffer={team.handover !== null && !team.handover.isDeclined}
                titleRef={titleRef}
                onInvited={onInvited}
              />
            ))}
          </chakra.ul>
          <Button mt="4" size="sm" variant="outline" colorPalette="neutral" onClick={exportCsv}>
            <Download size={16} aria-hidden="true" />
            Export as CSV
          </Button>
          <chakra.p mt="4" color="fg.muted">
            A summary of your team’s week can come every Monday morning.{' '}
            <TextLink to="/account" hash="notifications">
              Turn it on in your notification settings
            </TextLink>
            .
          </chakra.p>
        </>
      )}
    </PageSection>
  );
}
