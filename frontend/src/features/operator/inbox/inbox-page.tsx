import type { InboxState } from '@learning/shared/contract/inbox-states';
import type { InboxEntry } from '@learning/shared/contract/operators/inbox';
import type { InboxTopic } from '@learning/shared/contract/request-topics';
import { useMemo } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { printShortDateAndTime } from '#lib/print-date.ts';
import { inboxQuery } from '#queries/operator/desk.ts';
import { Badge } from '#ui/badge.ts';
import { Button } from '#ui/button.tsx';
import { AddressFilter } from '../data-table/address-filter.tsx';
import type { Column } from '../data-table/column.ts';
import { Day } from '../data-table/day.tsx';
import { PagedTable } from '../data-table/paged-table.tsx';
import { changedSearch, type TableSearch } from '../data-table/table-search.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import { InboxItemView } from './inbox-item-view.tsx';
import { STATE_COLORS, STATE_WORDS, TOPIC_WORDS } from './inbox-words.ts';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** Renders `/admin/inbox`: what visitors and learners ask for, and one item with its replies. */
export function InboxPage({ search, onSearch }: Props) {
  const item = typeof search['item'] === 'string' ? search['item'] : undefined;
  return (
    <OperatorPage
      title="Inbox"
      lead="Requests, sales leads, and coaching sessions. The newest come first."
    >
      {() =>
        item === undefined ? (
          <InboxTable search={search} onSearch={onSearch} />
        ) : (
          <InboxItemView
            itemId={item}
            onClose={() => onSearch(changedSearch(search, { item: undefined }))}
          />
        )
      }
    </OperatorPage>
  );
}

const entriesOf = ({ entries }: { entries: readonly InboxEntry[] }) => entries;

const STATE_CHOICES = [['', 'Open'], ...Object.entries(STATE_WORDS)] as const;
const TOPIC_CHOICES = [['', 'All'], ...Object.entries(TOPIC_WORDS)] as const;
const OWNER_CHOICES = [
  ['', 'Anyone'],
  ['me', 'Me'],
  ['none', 'No one'],
] as const;

function InboxTable({ search, onSearch }: Props) {
  const { state, topic, owner } = search;
  const query = inboxQuery({
    ...(state === undefined ? {} : { state: state as InboxState }),
    ...(topic === undefined ? {} : { topic: topic as InboxTopic }),
    ...(owner === undefined ? {} : { owner: String(owner) }),
  });
  const columns = useMemo(
    () => columnsOf((item) => onSearch({ ...search, item })),
    [onSearch, search],
  );
  const filter = { search, onSearch };
  return (
    <PagedTable
      query={query}
      rowsOf={entriesOf}
      label="Inbox"
      columns={columns}
      rowId={({ itemId }) => itemId}
      search={search}
      onSearch={onSearch}
      defaultSort="-at"
      controls={
        <>
          <AddressFilter label="State" name="state" choices={STATE_CHOICES} {...filter} />
          <AddressFilter label="Topic" name="topic" choices={TOPIC_CHOICES} {...filter} />
          <AddressFilter label="Owner" name="owner" choices={OWNER_CHOICES} {...filter} />
        </>
      }
      empty={
        <EmptyState title="Nothing here">
          With these filters, no one waits for you. New requests show up here at once.
        </EmptyState>
      }
    />
  );
}

const MAX_EXCERPT = 140;
const excerptOf = (text: string) =>
  text.length > MAX_EXCERPT ? `${text.slice(0, MAX_EXCERPT)}…` : text;

function columnsOf(onOpen: (itemId: string) => void): readonly Column<InboxEntry>[] {
  return [
    {
      id: 'from',
      title: 'From',
      value: ({ name, email }) => name ?? email ?? 'Deleted account',
      cell: ({ itemId, name, email, organization }) => (
        <Button
          variant="plain"
          size="sm"
          css={{ whiteSpace: 'normal', textAlign: 'start', px: '0', minH: '6' }}
          onClick={() => onOpen(itemId)}
        >
          {[name ?? email ?? 'Deleted account', organization].filter(Boolean).join(', ')}
        </Button>
      ),
    },
    {
      id: 'at',
      title: 'Sent',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Day>{printShortDateAndTime(createdAt)}</Day>,
    },
    { id: 'about', title: 'Topic', value: ({ topic }) => TOPIC_WORDS[topic] },
    { id: 'message', title: 'Message', value: ({ message }) => excerptOf(message) },
    {
      id: 'now',
      title: 'State',
      value: ({ state }) => STATE_WORDS[state],
      cell: ({ state }) => <Badge colorPalette={STATE_COLORS[state]}>{STATE_WORDS[state]}</Badge>,
    },
    { id: 'by', title: 'Owner', value: ({ owner }) => owner },
  ];
}
