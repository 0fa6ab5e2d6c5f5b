import { chakra } from '@chakra-ui/react';
import type { PublicQuestion } from '@learning/shared/contract/activities';
import { ESSAY_MIN_CHARACTERS, essayLength } from '@learning/shared/domain/scoring-skill-check';
import { Input, Textarea } from '../../../../components/ui/input.tsx';

/** The contract's upper bound. */
const LONGEST_ANSWER = 10_000;

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
    maxLength: LONGEST_ANSWER,
    onBlur: onLeave,
  };
  if (question.type === 'short-answer') {
    return (
      <Input
        {...field}
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
