import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type {
  DecisionOfToday,
  ReviewCard,
  SpacedReviewSummary,
} from '@learning/shared/contract/spaced-review';
import type { ApiContract } from '@learning/shared/contract/contract';
import type { ResponseOf } from '@learning/shared/contract/route';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { useIsOnline } from '#components/feedback/use-is-online.ts';
import { PageContainer } from '#components/layout/page-container.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { userMessageOf } from '#lib/api-error.ts';
import { askedToday } from '#lib/review-load-text.ts';
import type { SignedInLearner } from '#lib/session/session-store.ts';
import { spacedReviewSessionQuery } from '#queries/spaced-review.ts';
import { settleAnswers } from './answers/send-answers.ts';
import { cardReviewKey, unsentAnswers } from './answers/unsent-answers.ts';
import { type Decided, DecisionPractice } from './five-minutes/decision-practice.tsx';
import { DuePanel } from './overview/due-panel.tsx';
import { PausedCards } from './overview/paused-cards.tsx';
import { Strength } from './overview/strength.tsx';
import { ReviewSkeleton } from './review-skeleton.tsx';
import { REVIEW_LEAD, REVIEW_TITLE } from './page-wording.ts';
import { ReviewSession } from './session/review-session.tsx';
import { SessionEnd } from './session/session-end.tsx';
import type { Given } from './session/use-cards.ts';

interface Props {
  learner: SignedInLearner;
  /** Whether the address asks for a session at once. */
  isStarted: boolean;
  /** Whether it asks for five minutes: few cards, then a decision. */
  isShort?: boolean;
  onStart: () => void;
  onEnd: () => void;
  /** Leads to what can be read offline, where the questions are not on this device. */
  saved?: ReactNode;
}

type SpacedReviewSession = ResponseOf<ApiContract['getSpacedReviewSession']>;

/** How many cards five minutes have, beside the decision. Source: rules/learning.md L52 */
const SHORT_CARDS = 5;

interface Ended {
  /** The decision that follows the cards of five minutes; undefined without one. */
  decision: DecisionOfToday | undefined;
  given: readonly Given[];
  repeatedCount: number;
  waitingCount: number;
}

/** Page `/review`: what is due, a session of about three minutes, and what is remembered. */
export function ReviewPage({ learner, isStarted, isShort = false, onStart, onEnd, saved }: Props) {
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetching } = useQuery(spacedReviewSessionQuery(learner.id));
  const [cards, setCards] = useState<readonly ReviewCard[]>();
  const [ended, setEnded] = useState<Ended>();
  const [now, setNow] = useState(() => new Date());
  /** How the decision of five minutes went; it is open until then. */
  const [decided, setDecided] = useState<Decided>();

  const isOnline = useIsOnline();
  const due = data && withoutAnswered(data.cards, learner.id);
  const summary = data && due && summaryNow(data, due, isOnline);
  // A session keeps its cards, whatever is read meanwhile.
  const decision = isShort ? (data?.decision ?? undefined) : undefined;
  const asked = isShort ? due?.slice(0, SHORT_CARDS) : due;
  const canStart = isStarted && !cards && !ended && asked && !isFetching;
  if (canStart && (asked.length > 0 || decision)) setCards(asked);

  // The learner went back in the middle of it.
  if (!isStarted && cards) setCards(undefined);

  const refresh = useCallback(async () => {
    await settleAnswers();
    await queryClient.invalidateQueries({
      queryKey: spacedReviewSessionQuery(learner.id).queryKey,
    });
  }, [learner.id, queryClient]);
  /** Whether the summary was read after the session's last answer. */
  const isFresh = useRef(false);
  const isSession = isStarted && cards !== undefined;
  useEffect(() => {
    if (!isSession) return undefined;
    isFresh.current = false;
    return () => {
      if (!isFresh.current) void refresh();
    };
  }, [isSession, refresh]);

  const start = () => {
    setEnded(undefined);
    onStart();
  };
  const end = useCallback(
    (given: readonly Given[]) => {
      const finish = async () => {
        await refresh();
        isFresh.current = true;
        const outcomes = await Promise.all(given.flatMap(({ outcome }) => outcome ?? []));
        setNow(new Date());
        setDecided(undefined);
        setEnded({
          given,
          decision,
          repeatedCount: outcomes.filter(
            (outcome) => outcome.kind === 'stored' && !outcome.answer.counted,
          ).length,
          waitingCount: outcomes.filter((outcome) => outcome.kind === 'waiting').length,
        });
        setCards(undefined);
        onEnd();
      };
      void finish();
    },
    [decision, onEnd, refresh],
  );

  const isOpening = isStarted && !cards && !ended && isFetching;
  if (!error && (!data || isOpening)) return <ReviewSkeleton />;
  if (ended?.decision && !decided) {
    return (
      <PageContainer>
        <DecisionPractice learnerId={learner.id} decision={ended.decision} onEnd={setDecided} />
      </PageContainer>
    );
  }
  if (isStarted && cards) {
    return (
      <PageContainer>
        <ReviewSession learnerId={learner.id} cards={cards} onEnd={end} />
      </PageContainer>
    );
  }
  return (
    <PageContainer pb={{ base: '16', md: '24' }}>
      <PageHeader title={REVIEW_TITLE} lead={REVIEW_LEAD} />
      {error && !data && (
        <>
          <ErrorState title="Your review could not be loaded" onRetry={() => void refetch()}>
            {userMessageOf(error)} Your answers so far are safe.
          </ErrorState>
          {saved && <Box mt="8">{saved}</Box>}
        </>
      )}
      {summary?.cardCount === 0 && <NothingToReview />}
      {summary && summary.cardCount > 0 && (
        <>
          {!isOnline && (
            <chakra.p color="fg.muted" mb="4">
              While you’re offline, this counts the questions on this device.
            </chakra.p>
          )}
          {ended ? (
            <SessionEnd
              {...ended}
              decided={decided}
              summary={summary}
              now={now}
              onContinue={start}
            />
          ) : (
            <DuePanel summary={summary} now={now} onStart={start} />
          )}
          <PausedCards cards={data?.paused ?? []} />
          <Strength {...summary} />
        </>
      )}
    </PageContainer>
  );
}

/** Leaves out cards whose answer is still on this device. */
function withoutAnswered(cards: readonly ReviewCard[], learnerId: string): ReviewCard[] {
  const answered = new Set(unsentAnswers(learnerId).map(cardReviewKey));
  return cards.filter((card) => !answered.has(cardReviewKey(card)));
}

/** Returns the summary without what was answered since it was read; offline, with what can be answered on this device. */
function summaryNow(
  { cards, summary }: SpacedReviewSession,
  due: readonly ReviewCard[],
  isOnline: boolean,
): SpacedReviewSummary {
  const answered = cards.length - due.length;
  const dueCount = isOnline ? Math.max(0, summary.dueCount - answered) : due.length;
  const change = dueCount - summary.dueCount;
  const todayCount = Math.min(dueCount, Math.max(0, askedToday(summary) - answered));
  const days = summary.days.map((day, index) =>
    index === 0 ? { ...day, count: Math.max(0, day.count + change) } : day,
  );
  return { ...summary, dueCount, todayCount, days };
}

function NothingToReview() {
  return (
    <EmptyState
      title="Nothing to review yet"
      action={<LinkButton to="/dashboard">Go to Your Courses</LinkButton>}
    >
      Complete a lesson, and its questions come back here a few at a time, so that you still know
      the answers in a month.
    </EmptyState>
  );
}
