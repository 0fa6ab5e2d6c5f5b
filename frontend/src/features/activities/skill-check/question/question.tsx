import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { PublicQuestion, SkillCheckAnswer } from '@learning/shared/contract/activities';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import type { Ref } from 'react';
import { QUESTION_TASKS } from './questions.ts';
import { ChoiceAnswer } from './choice-answer.tsx';
import { Hint } from './hint.tsx';
import { TextAnswer } from './text-answer.tsx';

interface Props {
  question: PublicQuestion;
  number: number;
  count: number;
  answer: SkillCheckAnswer | undefined;
  headingRef: Ref<HTMLHeadingElement>;
  onAnswer: (answer: SkillCheckAnswer, isTyped: boolean) => void;
  onLeaveText: () => void;
}

/** Shows one question and its answer. Must be keyed by question. */
export function Question(props: Props) {
  const { question, number, count, answer, headingRef, onAnswer, onLeaveText } = props;
  const textId = `${question.id}-text`;
  const isChoice = question.type === 'multiple-choice' || question.type === 'multiple-select';
  return (
    <Box>
      <chakra.h2 ref={headingRef} tabIndex={-1} outline="none" scrollMarginTop="28">
        <chakra.span
          textStyle="eyebrow"
          color="fg.muted"
          display="block"
          fontVariantNumeric="tabular-nums"
        >
          Question {number} of {count}
          <chakra.span fontWeight="normal">
            {' '}
            · {QUESTION_TASKS[question.type]} · {question.points}{' '}
            {question.points === 1 ? 'point' : 'points'}
          </chakra.span>
        </chakra.span>
        <chakra.span
          id={textId}
          display="block"
          mt="2"
          fontFamily="heading"
          fontWeight="medium"
          fontSize={{ base: 'lg', md: 'xl' }}
          lineHeight="short"
        >
          {typographicQuotes(question.question)}
        </chakra.span>
      </chakra.h2>
      <Box mt="5">
        {isChoice ? (
          <ChoiceAnswer
            question={question}
            labelId={textId}
            answer={answer}
            onAnswer={(given) => onAnswer(given, false)}
          />
        ) : (
          <TextAnswer
            question={question}
            labelId={textId}
            answer={typeof answer === 'string' ? answer : ''}
            onType={(given) => onAnswer(given, true)}
            onLeave={onLeaveText}
          />
        )}
      </Box>
      {question.hint && <Hint text={typographicQuotes(question.hint)} />}
    </Box>
  );
}
