import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import { ACTIVITY_KINDS, type ActivityKind } from '@learning/shared/contract/team-actions';
import type { Team } from '@learning/shared/contract/teams';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { api } from '#lib/api-client.ts';
import { userMessageOf } from '#lib/api-error.ts';
import { lastMonths, monthName } from '#lib/months.ts';
import { printShortDateAndTime } from '#lib/print-date.ts';
import { saveTextFile } from '#lib/save-file.ts';
import { teamActivityQuery } from '#queries/teams.ts';
import { activitySentence, KIND_NAMES } from './activity-words.ts';

interface Props {
  learnerId: string;
  team: Team;
}

/** Shows who did what in the team, once it is asked for, and saves a month of it as a spreadsheet. */
export function ActivitySection({ learnerId, team }: Props) {
  const [isShown, setIsShown] = useState(false);
  return (
    <PageSection
      title="Activity log"
      lead="Who changed members, roles, groups, assignments, invitations and seats. Nothing here can be changed."
    >
      {isShown ? (
        <ActivityLog learnerId={learnerId} team={team} />
      ) : (
        <Button size="sm" variant="outline" colorPalette="neutral" onClick={() => setIsShown(true)}>
          Show the Log
        </Button>
      )}
    </PageSection>
  );
}

const KINDS: readonly string[] = ACTIVITY_KINDS;

function ActivityLog({ learnerId, team: { teamId } }: Props) {
  const [months] = useState(() => lastMonths(new Date(), 24));
  const [kind, setKind] = useState('');
  const [month, setMonth] = useState(months[0]!);
  const query = useInfiniteQuery(
    teamActivityQuery(learnerId, teamId, {
      month,
      ...(isKind(kind) ? { kind } : {}),
    }),
  );
  const exporting = useMutation({
    mutationFn: () =>
      api.exportTeamActivity({ params: { userId: learnerId, teamId }, query: { month } }),
    onSuccess: ({ fileName, csv }) => saveTextFile(fileName, `\uFEFF${csv}`, 'text/csv'),
  });
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? [];
  const error = query.error ?? exporting.error;
  return (
    <>
      <HStack align="end" gap="3" flexWrap="wrap">
        <Box flex="1 1 9rem" maxW="56">
          <Field label="Month">
            <Select value={month} onChange={setMonth}>
              {months.map((choice) => (
                <option key={choice} value={choice}>
                  {monthName(choice)}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
        <Box flex="1 1 9rem" maxW="56">
          <Field label="About">
            <Select value={kind} onChange={setKind}>
              <option value="">Everything</option>
              {ACTIVITY_KINDS.map((choice) => (
                <option key={choice} value={choice}>
                  {KIND_NAMES[choice]}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
        <Button
          variant="outline"
          colorPalette="neutral"
          pendingText={exporting.isPending && 'Exporting...'}
          onClick={() => exporting.mutate()}
        >
          <Download size={16} aria-hidden="true" />
          Export Month as CSV
        </Button>
      </HStack>
      <div role="alert">
        {error && (
          <chakra.p color="fg.error" mt="3">
            {userMessageOf(error)}
          </chakra.p>
        )}
      </div>
      {entries.length === 0 ? (
        <chakra.p mt="5" color="fg.muted">
          {query.isPending ? 'Loading...' : noneOf(query.hasNextPage)}
        </chakra.p>
      ) : (
        <chakra.ul mt="5" listStyleType="none" borderTopWidth="1px">
          {entries.map((entry) => (
            <chakra.li
              key={`${entry.at}-${entry.id}`}
              display="flex"
              flexDirection={{ base: 'column', md: 'row' }}
              columnGap="4"
              borderBottomWidth="1px"
              py="2.5"
              _last={{ borderBottomWidth: '0' }}
            >
              <chakra.time
                dateTime={entry.at}
                textStyle="small"
                color="fg.muted"
                flexShrink="0"
                minW="44"
                fontVariantNumeric="lining-nums tabular-nums"
              >
                {printShortDateAndTime(entry.at)}
              </chakra.time>
              <chakra.span overflowWrap="anywhere">{activitySentence(entry)}</chakra.span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
      {query.hasNextPage && (
        <Button
          mt="4"
          size="sm"
          variant="outline"
          colorPalette="neutral"
          pendingText={query.isFetchingNextPage && 'Loading...'}
          onClick={() => void query.fetchNextPage()}
        >
          Show Earlier Entries
        </Button>
      )}
    </>
  );
}

const isKind = (kind: string): kind is ActivityKind => KINDS.includes(kind);

const noneOf = (hasEarlier: boolean) =>
  hasEarlier ? 'Nothing among the latest entries.' : 'Nothing happened in this month.';
