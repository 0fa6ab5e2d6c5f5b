import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { ScenarioChoice } from './scenario-path.ts';

interface Props {
  choices: ScenarioChoice[];
  chosenId: string | undefined;
  onChoose: (choiceId: string) => void;
  isDisabled: boolean;
}

/** The choices of a step in the order they were written; the device's own radio buttons on large cards. */
export function ChoiceList({ choices, chosenId, onChoose, isDisabled }: Props) {
  const name = useId();
  return (
    <chakra.fieldset disabled={isDisabled} display="grid" gap="3" mt="6" minW="0">
      <chakra.legend textStyle="label" mb="3">
        What do you do?
      </chakra.legend>
      {choices.map(({ id, text }) => (
        <chakra.label
          key={id}
          display="flex"
          gap="3"
          alignItems="flex-start"
          px={{ base: '3.5', md: '4' }}
          py="3.5"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
          bg="bg.panel"
          cursor="button"
          transitionProperty="background-color, border-color"
          transitionDuration="fast"
          _hover={{ borderColor: 'accent.solid' }}
          css={{
            '&:has(input:checked)': {
              bg: 'accent.subtle',
              borderColor: 'accent.solid',
              boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
            },
            '&:has(input:disabled)': { cursor: 'disabled' },
            '&:has(input:focus-visible)': {
              outline: '2px solid',
              outlineColor: 'accent.focusRing',
              outlineOffset: '2px',
            },
          }}
        >
          <chakra.input
            type="radio"
            name={name}
            value={id}
            checked={id === chosenId}
            onChange={() => onChoose(id)}
            flexShrink="0"
            boxSize="4.5"
            mt="1"
            accentColor="accent.solid"
            outline="none"
          />
          <span>{text}</span>
        </chakra.label>
      ))}
    </chakra.fieldset>
  );
}
