import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import { HStack } from '#ui/chakra/h-stack.ts';
import type { QuestionResult } from '@learning/shared/contract/activity-payloads';
import type { Retest, RetestResult } from '@learning/shared/contract/retests';
import { withTypographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { useEffect, useRef } from 'react';
import { printDate } from '#lib/print-date.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { ResultTitle } from '../components/result-title.tsx';
import { QuestionResults } from '../skill-check/results/question-results.tsx';

interface Props {
  courseId: number;
  retest: Retest;
  result: RetestResult;
  /** It was just submitted. */
  takesFocus: boolean;
}

/** Shows how a retest went, and what follows: something for the certificate, or nothing at all. */
export function RetestOutcome({ courseId, retest, result, takesFocus }: Props) {
  const { certificateId, next, passingScore } = retest;
  const { days, isPassed, questions, score, submittedAt } = result;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const right = questions.filter(({ correct }) => correct).length;
  return (
    <>
      <Box colorPalette={isPassed ? 'success' : 'signal'} layerStyle="note" px="5" py="5">
        <ResultTitle ref={heading} isPassed={isPassed}>
          {isPassed ? `You still know it after ${days} days` : 'Not this time'}
        </ResultTitle>
        <HStack columnGap="3" alignItems="baseline" flexWrap="wrap" mt="3">
          <chakra.span textStyle="figure" fontSize="3xl">
            {score}%
          </chakra.span>
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {right} of {questions.length} right. Pass mark {passingScore}%. Submitted{' '}
            {printDate(submittedAt)}.
          </chakra.span>
        </HStack>
        <chakra.p mt="3">
          {isPassed
            ? 'It can stand on your certificate, with the date. It’s your choice.'
            : 'Nothing about your certificate has changed. It stays valid, and no one sees this.'}
        </chakra.p>
        {next && !next.isOpen && (
          <chakra.p mt="1" color="fg.muted">
            {isPassed
              ? `The next and last one opens on ${printDate(next.opensAt)}.`
              : `You can try again from ${printDate(next.opensAt)}. Until then, the sections below are worth another look.`}
          </chakra.p>
        )}
        <Box mt="5">
          <LinkButton
            to="/certificates"
            search={{ certificate: certificateId }}
            {...(isPassed && takesFocus ? {} : { variant: 'outline' as const })}
          >
            {isPassed && takesFocus ? 'Put It on the Certificate' : 'View Certificate'}
          </LinkButton>
        </Box>
      </Box>
      <chakra.h3 textStyle="h4" mt="10" mb="3">
        Question by Question
      </chakra.h3>
      <QuestionResults courseId={courseId} results={printed(result)} isMissedOnly={false} />
    </>
  );
}

/** Replaces straight quotes by typographic ones, except in what the learner typed. What a response lacks is absent in it. */
function printed({ questions }: RetestResult): QuestionResult[] {
  return (withTypographicQuotes(questions) as QuestionResult[]).map((question, index) =>
    question.type === 'short-answer'
      ? { ...question, userAnswer: questions[index]!.userAnswer }
      : question,
  );
}
