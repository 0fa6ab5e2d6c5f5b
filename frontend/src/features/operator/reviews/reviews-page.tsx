import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { ModeratedReview } from '@learning/shared/contract/operators/moderation';
import { useMemo, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { printDateAndTime, printShortDate } from '#lib/print-date.ts';
import { reviewsQuery } from '#queries/operator/desk.ts';
import { Button } from '#ui/button.tsx';
import { AddressFilter } from '../data-table/address-filter.tsx';
import type { Column } from '../data-table/column.ts';
import { Day } from '../data-table/day.tsx';
import { PagedTable } from '../data-table/paged-table.tsx';
import type { TableSearch } from '../data-table/table-search.ts';
import { OperatorPage } from '../shell/operator-page.tsx';
import { DECISION_WORDS, DecisionDialog, type Decision } from './decision-dialog.tsx';

interface Props {
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

type Opened = { review: ModeratedReview; decision: Decision } | null;

/** Renders `/admin/reviews`: what learners wrote about courses, and what others see of it. */
export function ReviewsPage({ search, onSearch }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  return (
    <OperatorPage
      title="Reviews"
      lead="Hold a review while you look at it, or hide it. Its author reads your reason, and its stars don’t count meanwhile."
    >
      {() => (
        <>
          <ReviewsTable search={search} onSearch={onSearch} onOpen={setOpened} />
          {opened && (
            <DecisionDialog
              key={`${opened.review.id} ${opened.decision}`}
              {...opened}
              onClose={() => setOpened(null)}
            />
          )}
        </>
      )}
    </OperatorPage>
  );
}

const reviewsOf = ({ reviews }: { reviews: readonly ModeratedReview[] }) => reviews;
const STATES = [
  ['', 'Published'],
  ['held', 'Held'],
  ['hidden', 'Hidden'],
] as const;

function ReviewsTable({ search, onSearch, onOpen }: Props & { onOpen: (opened: Opened) => void }) {
  const { state, course } = search;
  const query = reviewsQuery({
    ...(state === undefined ? {} : { state: state as ModeratedReview['state'] }),
    ...(course === undefined ? {} : { courseId: String(course) }),
  });
  const columns = useMemo(() => columnsOf(onOpen), [onOpen]);
  return (
    <PagedTable
      query={query}
      rowsOf={reviewsOf}
      label="Reviews"
      columns={columns}
      rowId={({ id }) => id}
      search={search}
      onSearch={onSearch}
      defaultSort="-at"
      controls={
        <AddressFilter
          label="State"
          name="state"
          choices={STATES}
          search={search}
          onSearch={onSearch}
        />
      }
      empty={
        <EmptyState title="No reviews here">Learners have written none of this kind.</EmptyState>
      }
    />
  );
}

const OFFERED: Record<ModeratedReview['state'], readonly Decision[]> = {
  published: ['held', 'hidden'],
  held: ['published', 'hidden'],
  hidden: ['published'],
};

function columnsOf(onOpen: (opened: Opened) => void): readonly Column<ModeratedReview>[] {
  return [
    { id: 'course', title: 'Course', value: ({ courseTitle }) => courseTitle },
    { id: 'stars', title: 'Stars', value: ({ rating }) => rating, isNumeric: true },
    {
      id: 'text',
      title: 'Review',
      value: ({ text, authorName }) => `${text} ${authorName}`,
      cell: ({ text, authorName, statement, decidedBy, decidedAt }) => (
        <>
          <chakra.span display="block" whiteSpace="pre-wrap">
            {text || '(no text)'}
          </chakra.span>
          <chakra.span display="block" textStyle="fine" color="fg.muted">
            {authorName}
          </chakra.span>
          {statement && (
            <chakra.span display="block" mt="1" textStyle="fine" color="fg.muted">
              {`Our reason: ${statement} (${decidedBy}${decidedAt ? `, ${printDateAndTime(decidedAt)}` : ''})`}
            </chakra.span>
          )}
        </>
      ),
    },
    {
      id: 'at',
      title: 'Written',
      value: ({ createdAt }) => createdAt,
      cell: ({ createdAt }) => <Day>{printShortDate(createdAt)}</Day>,
    },
    {
      id: 'actions',
      title: 'Actions',
      value: () => null,
      cell: (review) => (
        <HStack gap="2">
          {OFFERED[review.state].map((decision) => (
            <Button
              key={decision}
              size="xs"
              variant="outline"
              colorPalette="neutral"
              aria-label={`${DECISION_WORDS[decision].button} the review by ${review.authorName}`}
              onClick={() => onOpen({ review, decision })}
            >
              {DECISION_WORDS[decision].button}
            </Button>
          ))}
        </HStack>
      ),
    },
  ];
}
