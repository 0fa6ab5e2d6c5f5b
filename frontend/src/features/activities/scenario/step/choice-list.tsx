import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { ChoiceCard } from '#components/ui/form/choice-card.tsx';
import type { ScenarioChoice } from '../path/scenario-path.ts';

interface Props {
  choices: ScenarioChoice[];
  chosenId: string | undefined;
  onChoose: (choiceId: string) => void;
  isDisabled: boolean;
}

/** Lists the choices of a step in the author's order. Not `disabled`: the chosen one may have the focus. */
export function ChoiceList({ choices, chosenId, onChoose, isDisabled }: Props) {
  const name = useId();
  return (
    <chakra.fieldset aria-disabled={isDisabled} display="grid" gap="3" mt="6" minW="0">
      <chakra.legend textStyle="label" mb="3">
        What do you do?
      </chakra.legend>
      {choices.map(({ id, text }) => (
        <ChoiceCard
          key={id}
          type="radio"
          name={name}
          value={id}
          checked={id === chosenId}
          onChange={() => !isDisabled && onChoose(id)}
        >
          {text}
        </ChoiceCard>
      ))}
    </chakra.fieldset>
  );
}
