import { Box } from '#ui/chakra/box.ts';
import { Field } from '#ui/form/field.tsx';
import { Select } from '#ui/form/select.tsx';
import { changedSearch, type TableSearch } from './table-search.ts';

interface Props {
  label: string;
  /** What the address calls it. */
  name: string;
  /** Values with their words; the empty one comes first. */
  choices: readonly (readonly [value: string, words: string])[];
  search: TableSearch;
  onSearch: (search: TableSearch) => void;
}

/** A filter that the server applies, in the address. */
export function AddressFilter({ label, name, choices, search, onSearch }: Props) {
  return (
    <Box flex="1 1 9rem" maxW="52">
      <Field label={label}>
        <Select
          value={String(search[name] ?? '')}
          onChange={(value) => onSearch(changedSearch(search, { [name]: value }))}
        >
          {choices.map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </Select>
      </Field>
    </Box>
  );
}
