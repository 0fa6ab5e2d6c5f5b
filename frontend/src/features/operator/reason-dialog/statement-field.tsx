import { Field } from '#ui/form/field.tsx';
import { Textarea } from '#ui/form/input.tsx';

const MIN_LENGTH = 3;

interface Props {
  label: string;
  value: string;
  onChange: (statement: string) => void;
}

/** Asks for what the person whom a decision concerns reads about it. */
export function StatementField({ label, value, onChange }: Props) {
  return (
    <Field label={label} helperText="Name the rule, not the person.">
      <Textarea
        name="statement"
        rows={2}
        maxLength={500}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  );
}

/** Returns what is wrong with a statement, before anything is sent. */
export function validateStatement(statement: string, reader: string): string | undefined {
  return statement.trim().length < MIN_LENGTH
    ? `Tell the ${reader} why, in a sentence.`
    : undefined;
}
