import { Box } from '#ui/chakra/box.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';

interface Props<Value extends string> {
  label: string;
  value: Value;
  choices: readonly { value: Value; name: string }[];
  onChange: (value: Value) => void;
}

/** Chooses what a page shows; the address keeps it. */
export function ChoiceControl<Value extends string>({
  label,
  value,
  choices,
  onChange,
}: Props<Value>) {
  return (
    <Box flex="1 1 10rem" maxW="xs">
      <Field label={label}>
        <Select value={value} onChange={(next) => onChange(next as Value)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.name}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}

/** Returns the choice that an address names, or the first one. */
export function choiceOf<Value extends string>(
  choices: readonly { value: Value; name: string }[],
  named: string | number | undefined,
): Value {
  return (choices.find(({ value }) => value === named) ?? choices[0]!).value;
}
