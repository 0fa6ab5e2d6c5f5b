import { chakra } from '#ui/chakra/factory.ts';
import type { PublicQuestion, SkillCheckAnswer } from '@learning/shared/contract/activities';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { ChoiceCard } from '#ui/form/choice-card.tsx';
import { toggleOption } from './questions.ts';

interface Props {
  question: PublicQuestion;
  labelId: string;
  answer: SkillCheckAnswer | undefined;
  onAnswer: (answer: SkillCheckAnswer) => void;
}

/** Lets the learner choose one option, or all that apply. */
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
        <ChoiceCard
          key={option}
          type={isMultiple ? 'checkbox' : 'radio'}
          name={`answer-${question.id}`}
          value={option}
          checked={isMultiple ? chosen.includes(option) : answer === option}
          onChange={() =>
            onAnswer(isMultiple ? toggleOption(question.options, chosen, option) : option)
          }
        >
          {typographicQuotes(option)}
        </ChoiceCard>
      ))}
    </chakra.div>
  );
}
