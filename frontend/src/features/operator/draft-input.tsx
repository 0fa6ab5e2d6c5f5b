import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';

/** The names of a draft's values that are texts. */
export type TextName<Draft> = {
  [Name in keyof Draft]: Draft[Name] extends string ? Name : never;
}[keyof Draft] &
  string;

interface Props<Draft> {
  draft: Draft;
  name: TextName<Draft>;
  label: string;
  /** @default 'text' */
  type?: string;
  help?: string;
  onChange: (draft: Draft) => void;
}

/** A field for one text of what a form holds while it is typed. */
export function DraftInput<Draft>({ draft, name, label, type, help, onChange }: Props<Draft>) {
  return (
    <Field label={label} helperText={help}>
      <Input
        name={name}
        type={type ?? 'text'}
        autoComplete="off"
        value={String(draft[name])}
        onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
      />
    </Field>
  );
}
