import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { SpacedReviewSummary } from '@learning/shared/contract/spaced-review';
import { useEffect, useRef } from 'react';
import { askedToday } from '#lib/review-load-text.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { nextReviewText } from '../next-reviews.ts';
import { counted } from '../print-interval.ts';
import type { Decided } from '../five-minutes/decision-practice.tsx';
import type { Given } from './use-cards.ts';

interface Props {
  given: readonly Given[];
  /** Present after the five minutes of a day. */
  decided?: Decided | undefined;
  summary: SpacedReviewSummary;
  /** Answers that have not reached the server yet. */
  waitingCount: number;
  /** Answers to reviews that another device had given before. */
  repeatedCount: number;
  now: Date;
  onContinue: () => void;
}

const DECIDED: Record<Decided, string> = {
  best: 'Your decision holds up.',
  other: 'There was a stronger choice. Now you’ve seen both.',
  none: '',
};

/** Ends a session: what was remembered, and what comes next. */
export function SessionEnd({ given, decided, summary, onContinue, now, ...counts }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const remembered = given.filter(({ isRemembered }) => isRemembered).length;
  const today = askedToday(summary);
  const isMore = today > 0;
  const isRestLater = !isMore && summary.dueCount > 0;
  return (
    <Box layerStyle="card" p={{ base: '6', md: '10' }}>
      <chakra.h2 ref={title} tabIndex={-1} textStyle="h2" _focus={{ outline: 'none' }}>
        {decided
          ? 'That’s your five minutes'
          : isMore
            ? `${counted(given.length, 'question')} done`
            : 'Done for today'}
      </chakra.h2>
      {given.length > 0 && (
        <chakra.p textStyle="lead" mt="3">
          You remembered {remembered} of {counted(given.length, 'question')}.
        </chakra.p>
      )}
      {decided && DECIDED[decided] && (
        <chakra.p textStyle="lead" mt={given.length > 0 ? '1' : '3'}>
          {DECIDED[decided]}
        </chakra.p>
      )}
      <chakra.p color="fg.muted" mt="2">
        {isMore
          ? `${counted(today, 'more question')} ${today === 1 ? 'is' : 'are'} due today. ${today === 1 ? 'It' : 'They'} can wait until tomorrow.`
          : isRestLater
            ? `${counted(summary.dueCount, 'more question')} ${summary.dueCount === 1 ? 'is' : 'are'} spread over the next days.`
            : (nextReviewText(summary, now) ?? 'Complete another lesson to add its questions.')}
      </chakra.p>
      {counts.repeatedCount > 0 && (
        <chakra.p color="fg.muted" mt="2">
          {counted(counts.repeatedCount, 'question')} had already been answered on another device.
          That answer counts.
        </chakra.p>
      )}
      {counts.waitingCount > 0 && (
        <chakra.output display="block" color="signal.fg" mt="2">
          {counted(counts.waitingCount, 'answer')} {counts.waitingCount === 1 ? 'is' : 'are'} saved
          on this device and will be sent when you’re back online.
        </chakra.output>
      )}
      <HStack mt="6" gap="3" flexWrap="wrap">
        {(isMore || isRestLater) && (
          <Button variant={isMore ? 'solid' : 'outline'} onClick={onContinue}>
            Keep Going
          </Button>
        )}
        <LinkButton
          to="/dashboard"
          {...(isMore ? { variant: 'outline', colorPalette: 'neutral' } : {})}
        >
          Back to Dashboard
        </LinkButton>
      </HStack>
    </Box>
  );
}
