import { chakra } from '#ui/chakra/factory.ts';
import type { GeneratorField as FieldConfig } from '@learning/shared/contract/activity-payloads';
import { demandsInWords } from '@learning/shared/domain/documents/field-demands';
import {
  convertFormData,
  LONGEST_VALUE,
} from '@learning/shared/domain/documents/generate-document';
import { typographicQuotes } from '@learning/shared/domain/typographic-quotes';
import { Field } from '#ui/form/field.tsx';
import { Input, Textarea } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';

interface Props {
  field: FieldConfig;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

/** Shows one field of the form, with what it asks for. The control's `name` is the field's id. */
export function GeneratorField({ field, value, error, onChange }: Props) {
  const demands = demandsInWords(field);
  return (
    <Field
      label={
        <>
          {field.label}
          {field.required && (
            <chakra.span aria-hidden="true" color="fg.error">
              *
            </chakra.span>
          )}
        </>
      }
      helperText={
        <>
          {typographicQuotes(field.description)}
          {demands && (
            <chakra.span display="block" mt="0.5">
              {demands}
            </chakra.span>
          )}
        </>
      }
      helperPlacement="above"
      errorText={error}
      required={field.required}
    >
      <Control field={field} value={value} onChange={onChange} />
      {field.type === 'number' && <NumberHint field={field} value={value} />}
    </Field>
  );
}

function Control({ field, value, onChange }: Omit<Props, 'error'>) {
  const { id, type, options } = field;
  const placeholder = typographicQuotes(field.placeholder);
  if (type === 'select') {
    return (
      <Select name={id} value={value} onChange={onChange}>
        <option value="">{placeholder || 'Choose one'}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
        {value !== '' && !options.includes(value) && <option>{value}</option>}
      </Select>
    );
  }
  const shared = { name: id, value, placeholder, maxLength: LONGEST_VALUE };
  if (type === 'textarea') {
    return (
      <Textarea
        {...shared}
        rows={5}
        resize="vertical"
        maxH="96"
        css={{ fieldSizing: 'content', minHeight: '8rem' }}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <Input
      {...shared}
      type={type === 'date' ? 'date' : 'text'}
      autoComplete="off"
      {...(type === 'number' ? { inputMode: 'decimal' as const } : {})}
      {...(type === 'text' ? {} : { maxW: '14rem' })}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** The document shows numbers as integers, and 0 for an empty field: tell the learner beforehand. */
function NumberHint({ field, value }: { field: FieldConfig; value: string }) {
  const printed = String(convertFormData([field], { [field.id]: value })[field.id]);
  return (
    <chakra.p aria-live="polite" textStyle="small" color="fg.muted">
      {printed !== value.trim() && `The document will show ${printed}.`}
    </chakra.p>
  );
}
