import { NativeSelect } from '#ui/chakra/native-select.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ChangeEvent, ReactNode } from 'react';

interface SelectProps {
  name?: string;
  /** With `onChange`; absent on a public page, whose script reads the control. */
  value?: string;
  onChange?: (value: string) => void;
  /** The `<option>` elements. */
  children: ReactNode;
}

/** Native select in our style. Used inside a `Field`, which labels it. */
export function Select({ name, value, onChange, children }: SelectProps) {
  return (
    <NativeSelect.Root>
      <NativeSelect.Field
        {...(name === undefined ? {} : { name })}
        {...(value === undefined ? {} : { value })}
        {...(onChange && {
          onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(event.currentTarget.value),
        })}
      >
        {children}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <ChevronDown aria-hidden="true" />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
