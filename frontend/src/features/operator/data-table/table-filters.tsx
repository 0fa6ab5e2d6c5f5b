import { Box } from '#ui/chakra/box.ts';
import { useState, type ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import type { Column } from './column.ts';
import { compareValues } from './table-state.ts';
import type { SearchChange, TableSearch } from './table-search.ts';

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  search: TableSearch;
  onChange: (change: SearchChange) => void;
  controls: ReactNode;
}

/** Shows the words and filters of a table. */
export function TableFilters<Row>(props: Props<Row>) {
  const { label, columns, rows, search, onChange, controls } = props;
  const filtered = columns.filter(({ hasFilter }) => hasFilter);
  const isFiltered = Boolean(search.q) || filtered.some(({ id }) => search[id] !== undefined);
  const none = Object.fromEntries(filtered.map(({ id }) => [id, undefined]));
  return (
    <Box display="flex" flexWrap="wrap" alignItems="flex-end" gap="3" mb="4">
      <Box flex={{ base: '1 1 100%', sm: '1 1 14rem' }} maxW={{ sm: 'xs' }}>
        <Field label={`Search ${label.toLowerCase()}`}>
          <WordsInput value={search.q ?? ''} onChange={(q) => onChange({ q })} />
        </Field>
      </Box>
      {filtered.map((column) => (
        <Box key={column.id} flex="1 1 8rem" maxW="48">
          <Field label={column.title}>
            <Select
              value={String(search[column.id] ?? '')}
              onChange={(value) => onChange({ [column.id]: value })}
            >
              <option value="">All</option>
              {valuesOf(column, rows, search[column.id]).map((value) => (
                <option key={value} value={value}>
                  {column.filterName?.(value) ?? value}
                </option>
              ))}
            </Select>
          </Field>
        </Box>
      ))}
      {controls}
      {isFiltered && (
        <Button
          variant="plain"
          colorPalette="neutral"
          onClick={() => onChange({ ...none, q: undefined })}
        >
          Clear
        </Button>
      )}
    </Box>
  );
}

/** Follows the address, which changes a moment after each letter. */
function WordsInput({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    setText(value);
  }
  return (
    <Input
      type="search"
      autoComplete="off"
      value={text}
      onChange={(event) => {
        setText(event.target.value);
        onChange(event.target.value);
      }}
    />
  );
}

/** Returns the values to choose from; one that an address names is among them, also when no row has it. */
function valuesOf<Row>(
  { value }: Column<Row>,
  rows: readonly Row[],
  chosen: string | number | undefined,
): string[] {
  const values = rows.map((row) => value(row)).filter((found) => found !== null && found !== '');
  const all = [...values, ...(chosen === undefined ? [] : [chosen])].map(String);
  return [...new Set(all)].toSorted(compareValues);
}
