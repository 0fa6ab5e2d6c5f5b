import { chakra } from '#ui/chakra/factory.ts';
import { Stack } from '#ui/chakra/stack.ts';
import type { RubricPart } from '@learning/shared/contract/catalog';
import { useId } from 'react';
import { ChoiceCard } from '#ui/form/choice-card.tsx';

interface Props {
  rubric: readonly RubricPart[];
  /** Part → chosen level. */
  levels: Readonly<Record<string, string>>;
  onChange: (part: string, level: string) => void;
}

/** Asks for one level for each part of the rubric, from the best to the worst. */
export function RubricRating({ rubric, levels, onChange }: Props) {
  const name = useId();
  return (
    <Stack gap="8">
      {rubric.map((part) => (
        <chakra.fieldset key={part.name} minW="0">
          <chakra.legend textStyle="h4">{part.name}</chakra.legend>
          <chakra.div
            display="grid"
            gap="2"
            mt="3"
            gridTemplateColumns={{ base: '1fr', md: 'repeat(3, minmax(0, 1fr))' }}
          >
            {part.levels.map((level) => (
              <ChoiceCard
                key={level.name}
                type="radio"
                name={`${name}-${part.name}`}
                value={level.name}
                checked={levels[part.name] === level.name}
                onChange={() => onChange(part.name, level.name)}
              >
                <chakra.span display="block" fontWeight="semibold">
                  {level.name}
                </chakra.span>
                <chakra.span display="block" textStyle="small" color="fg.muted" mt="1">
                  {level.text}
                </chakra.span>
              </ChoiceCard>
            ))}
          </chakra.div>
        </chakra.fieldset>
      ))}
    </Stack>
  );
}
