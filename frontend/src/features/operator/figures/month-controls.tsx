import { Box } from '#ui/chakra/box.ts';
import { useState } from 'react';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { lastMonths } from '#lib/months.ts';
import { printMonthShort } from './print-figures.ts';

interface Props {
  from: string;
  to: string;
  onChange: (change: { from?: string; to?: string }) => void;
}

/** Chooses the first and the last month. */
export function MonthControls({ from, to, onChange }: Props) {
  const [months] = useState(() => lastMonths(new Date(), 36));
  return (
    <>
      <MonthSelect
        label="From"
        value={from}
        months={months}
        onChange={(next) => onChange({ from: next, to })}
      />
      <MonthSelect
        label="To"
        value={to}
        months={months}
        onChange={(next) => onChange({ from, to: next })}
      />
    </>
  );
}

interface SelectProps {
  label: string;
  value: string;
  months: readonly string[];
  onChange: (month: string) => void;
}

function MonthSelect({ label, value, months, onChange }: SelectProps) {
  return (
    <Box flex="1 1 9rem" maxW="44">
      <Field label={label}>
        <Select value={value} onChange={onChange}>
          {[...new Set([...months, value])].map((month) => (
            <option key={month} value={month}>
              {printMonthShort(month)}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}
