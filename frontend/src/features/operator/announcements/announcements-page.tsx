import { chakra } from '#ui/chakra/factory.ts';
import type { Announcement } from '@learning/shared/contract/operators/announcements';
import { useMemo, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { printShortDateAndTime } from '#lib/print-date.ts';
import { announcementsQuery } from '#queries/operator/desk.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import type { Column } from '../data-table/column.ts';
import { Day } from '../data-table/day.tsx';
import { PagedTable } from '../data-table/paged-table.tsx';
import { changedSearch, type TableSearch } from '../data-table/table-search.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import { AnnouncementView } from './announcement-view.tsx';
import { audienceWords, STATE_WORDS } from './announcement-words.ts';
import { DraftDialog } from './draft-dialog.tsx';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** Renders `/admin/announcements`: what operators tell many learners, and one of them with its mail. */
export function AnnouncementsPage({ search, onSearch }: Props) {
  const [isWriting, setIsWriting] = useState(false);
  const open = typeof search['announcement'] === 'string' ? search['announcement'] : undefined;
  return (
    <OperatorPage
      title="Announcements"
      lead="A notification and an email to many learners, each once. Those who turned news off get none."
      actions={
        open === undefined && (
          <Button size="sm" onClick={() => setIsWriting(true)}>
            Write Announcement
          </Button>
        )
      }
    >
      {() =>
        open === undefined ? (
          <>
            <AnnouncementsTable search={search} onSearch={onSearch} />
            {isWriting && (
              <DraftDialog
                announcement={null}
                onClose={() => setIsWriting(false)}
                onSaved={(announcement) => onSearch({ ...search, announcement })}
              />
            )}
          </>
        ) : (
          <AnnouncementView
            id={open}
            onClose={() => onSearch(changedSearch(search, { announcement: undefined }))}
          />
        )
      }
    </OperatorPage>
  );
}

const announcementsOf = ({ announcements }: { announcements: readonly Announcement[] }) =>
  announcements;

function AnnouncementsTable({ search, onSearch }: Props) {
  const columns = useMemo(
    () => columnsOf((announcement) => onSearch({ ...search, announcement })),
    [onSearch, search],
  );
  return (
    <PagedTable
      query={announcementsQuery}
      rowsOf={announcementsOf}
      label="Announcements"
      columns={columns}
      rowId={({ id }) => id}
      search={search}
      onSearch={onSearch}
      defaultSort="-at"
      empty={
        <EmptyState title="No announcements yet">
          Write one, look at its email, and send it to yourself first.
        </EmptyState>
      }
    />
  );
}

function columnsOf(onOpen: (id: string) => void): readonly Column<Announcement>[] {
  return [
    {
      id: 'title',
      title: 'Title',
      value: ({ title }) => title,
      cell: ({ id, title }) => (
        <Button
          variant="plain"
          size="sm"
          css={{ whiteSpace: 'normal', textAlign: 'start', px: '0', minH: '6' }}
          onClick={() => onOpen(id)}
        >
          {title}
        </Button>
      ),
    },
    { id: 'audience', title: 'For', value: ({ audience }) => audienceWords(audience) },
    {
      id: 'state',
      title: 'State',
      value: ({ state }) => STATE_WORDS[state],
      cell: ({ state }) => (
        <Badge colorPalette={state === 'sending' ? 'signal' : 'neutral'}>
          {STATE_WORDS[state]}
        </Badge>
      ),
      hasFilter: true,
    },
    { id: 'told', title: 'Told', value: ({ told }) => told, isNumeric: true },
    { id: 'mailed', title: 'Emails', value: ({ mailed }) => mailed, isNumeric: true },
    {
      id: 'at',
      title: 'Changed',
      value: ({ changedAt }) => changedAt,
      cell: ({ changedAt, changedBy }) => (
        <>
          <Day>{printShortDateAndTime(changedAt)}</Day>
          <chakra.span display="block" textStyle="fine" color="fg.muted">
            {changedBy}
          </chakra.span>
        </>
      ),
    },
  ];
}
