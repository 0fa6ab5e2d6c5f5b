import { chakra } from '@chakra-ui/react';
import type { PublicQuestion, SkillCheckAnswer } from '@learning/shared/contract/activities';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { toggleOption } from '../questions.ts';

interface Props {
  question: PublicQuestion;
  labelId: string;
  answer: SkillCheckAnswer | undefined;
  onAnswer: (answer: SkillCheckAnswer) => void;
}

/** The device's own radio buttons or check boxes; the whole line of an option is its target. */
export function ChoiceAnswer({ question, labelId, answer, onAnswer }: Props) {
  const isMultiple = question.type === 'multiple-select';
  const chosen = Array.isArray(answer) ? answer : [];
  return (
    <chakra.div
      role={isMultiple ? 'group' : 'radiogroup'}
      aria-labelledby={labelId}
      display="grid"
      gap="2"
    >
      {question.options.map((option) => (
        <chakra.label
          key={option}
          display="flex"
          gap="3"
          alignItems="flex-start"
          px="4"
          py="3"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
          cursor="button"
          transitionProperty="background-color, border-color"
          transitionDuration="fast"
          _hover={{ bg: 'accent.subtle' }}
          css={{
            '&:has(:checked)': {
              bg: 'accent.subtle',
              borderColor: 'accent.solid',
              boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
            },
            '&:has(:focus-visible)': {
              outline: '2px solid',
              outlineColor: 'accent.focusRing',
              outlineOffset: '2px',
            },
          }}
        >
          <chakra.input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={`answer-${question.id}`}
            value={option}
            checked={isMultiple ? chosen.includes(option) : answer === option}
            onChange={() =>
              onAnswer(isMultiple ? toggleOption(question.options, chosen, option) : option)
            }
            accentColor="accent.solid"
            boxSize="4.5"
            mt="0.5"
            flexShrink="0"
            outline="none"
          />
          <span>{typographicQuotes(option)}</span>
        </chakra.label>
      ))}
    </chakra.div>
  );
}
