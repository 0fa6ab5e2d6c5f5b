import { Box } from '#ui/chakra/box.ts';
import { Stack } from '#ui/chakra/stack.ts';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { PageSection } from '#components/layout/page-section.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { ownRequestsQuery } from '#queries/requests.ts';
import { BookingDialog } from '../booking/booking-dialog.tsx';
import { QuotaNote } from '../booking/quota-note.tsx';
import { RequestRow } from './request-row.tsx';
import { SessionCard } from './session-card.tsx';

interface Props {
  learnerId: string;
  /** Opens the form of a message, which belongs to another feature. */
  sendMessage: ReactNode;
}

/** What a learner asked for, with its state: coaching sessions and messages. Source: rules/learning.md L36 */
export function RequestsPage({ learnerId, sendMessage }: Props) {
  const { data, error, refetch } = useQuery(ownRequestsQuery(learnerId));
  const [isBooking, setIsBooking] = useState(false);
  if (!data) {
    return error ? (
      <Box pt="8">
        <ErrorState title="Your requests could not be loaded" onRetry={() => void refetch()}>
          {userMessageOf(error)} They are safe.
        </ErrorState>
      </Box>
    ) : (
      <Stack gap="6" pt="8" minH="200dvh" aria-busy="true">
        <Skeleton height="48" />
        <Skeleton height="64" />
      </Stack>
    );
  }
  const { sessions, requests, quota } = data;
  const canBook = quota.perMonth === null || quota.usedThisMonth < quota.perMonth;
  return (
    <>
      <PageSection
        title="1-on-1 sessions"
        lead="Conversations with the instructor about one decision of your own."
      >
        <QuotaNote quota={quota} />
        {canBook && (
          <Button aria-haspopup="dialog" onClick={() => setIsBooking(true)}>
            Book 1-on-1 Session
          </Button>
        )}
        {sessions.length > 0 && (
          <Stack as="ul" gap="4" mt="6">
            {sessions.map((session) => (
              <SessionCard key={session.sessionId} learnerId={learnerId} session={session} />
            ))}
          </Stack>
        )}
      </PageSection>
      <PageSection title="Messages" lead="What you asked us. We answer by email.">
        {/* In the same place with and without messages: its dialog stays open when the first one is sent. */}
        <Box mb="6">{sendMessage}</Box>
        {requests.length > 0 ? (
          <Stack as="ul" gap="0">
            {requests.map((request) => (
              <RequestRow key={request.requestId} request={request} />
            ))}
          </Stack>
        ) : (
          <EmptyState title="No messages yet" headingLevel="h3">
            Messages that you send while you’re signed in appear here, with their status.
          </EmptyState>
        )}
      </PageSection>
      <BookingDialog open={isBooking} onClose={() => setIsBooking(false)} />
    </>
  );
}
