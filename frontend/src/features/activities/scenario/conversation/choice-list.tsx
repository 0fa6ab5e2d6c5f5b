import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { ScenarioAttempt } from '@learning/shared/contract/scenarios';
import { useId } from 'react';
import { ChoiceCard } from '#ui/form/choice-card.tsx';

type Choices = NonNullable<ScenarioAttempt['step']>['choices'];

interface Props {
  choices: Choices;
  chosenId: string | undefined;
  onChoose: (choiceId: string) => void;
  isLocked: boolean;
}

/** Lists the choices of a step; the reasoning of each unfolds. Not `disabled`: the chosen one may have the focus. */
export function ChoiceList({ choices, chosenId, onChoose, isLocked }: Props) {
  const name = useId();
  return (
    <chakra.fieldset aria-disabled={isLocked} display="grid" gap="3" mt="6" minW="0">
      <chakra.legend textStyle="label" mb="3">
        What do you do?
      </chakra.legend>
      {choices.map(({ id, text, reasoning }) => (
        <Box key={id}>
          <ChoiceCard
            type="radio"
            name={name}
            value={id}
            checked={id === chosenId}
            onChange={() => !isLocked && onChoose(id)}
          >
            {text}
          </ChoiceCard>
          {reasoning && (
            <chakra.details ps={{ base: '3.5', md: '4' }} mt="1">
              <chakra.summary cursor="button" textStyle="small" color="fg.muted" py="1.5">
                Reasoning<chakra.span srOnly> for: {text}</chakra.span>
              </chakra.summary>
              <chakra.p mt="1" mb="2" color="fg.muted">
                {reasoning}
              </chakra.p>
            </chakra.details>
          )}
        </Box>
      ))}
    </chakra.fieldset>
  );
}
