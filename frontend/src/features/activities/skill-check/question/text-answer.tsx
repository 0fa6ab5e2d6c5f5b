import { chakra } from '#ui/chakra/factory.ts';
import type { PublicQuestion } from '@learning/shared/contract/activities';
import {
  ESSAY_MIN_CHARACTERS,
  essayLength,
} from '@learning/shared/domain/scoring/score-skill-check';
import { Input, Textarea } from '#ui/form/input.tsx';

/** Limit of the contract. */
const LONGEST_ANSWER = 10_000;
/** Limit for a word or a number. */
const LONGEST_SHORT_ANSWER = 500;

interface Props {
  question: PublicQuestion;
  labelId: string;
  answer: string;
  onType: (answer: string) => void;
  onLeave: () => void;
}

export function TextAnswer({ question, labelId, answer, onType, onLeave }: Props) {
  const ruleId = `${question.id}-rule`;
  const field = {
    'aria-labelledby': labelId,
    value: answer,
    onBlur: onLeave,
  };
  if (question.type === 'short-answer') {
    return (
      <Input
        {...field}
        maxLength={LONGEST_SHORT_ANSWER}
        maxW="md"
        autoComplete="off"
        onChange={(event) => onType(event.target.value)}
      />
    );
  }
  return (
    <>
      <Textarea
        {...field}
        maxLength={LONGEST_ANSWER}
        aria-describedby={ruleId}
        minH="48"
        resize="vertical"
        onChange={(event) => onType(event.target.value)}
      />
      <chakra.p
        id={ruleId}
        textStyle="small"
        color="fg.muted"
        mt="2"
        fontVariantNumeric="tabular-nums"
      >
        {ESSAY_MIN_CHARACTERS} characters or more. {essayLength(answer)} so far.
      </chakra.p>
    </>
  );
}
