import { Box, chakra } from '@chakra-ui/react';
import type { Course } from '@learning/shared/contract/catalog';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Field } from '#components/ui/form/field.tsx';
import { Input } from '#components/ui/form/input.tsx';
import { Select } from '#components/ui/form/select.tsx';
import { capitalized, type CourseFilter, filterOptions } from '../course-filter.ts';

interface CourseFiltersProps {
  courses: readonly Course[];
  filter: CourseFilter;
  onChange: (filter: CourseFilter) => void;
}

export function CourseFilters({ courses, filter, onChange }: CourseFiltersProps) {
  return (
    <Box
      as="search"
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '2fr 1fr 1fr' }}
    >
      <Box gridColumn={{ sm: '1 / -1', lg: 'auto' }}>
        <SearchField value={filter.search} onChange={(search) => onChange({ ...filter, search })} />
      </Box>
      <Field label="Level">
        <Select value={filter.level} onChange={(level) => onChange({ ...filter, level })}>
          <Options values={filterOptions(courses.map((course) => course.level))} />
        </Select>
      </Field>
      <Field label="Category">
        <Select value={filter.category} onChange={(category) => onChange({ ...filter, category })}>
          <Options values={filterOptions(courses.map((course) => course.category))} />
        </Select>
      </Field>
    </Box>
  );
}

function Options({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <option key={value} value={value}>
      {capitalized(value)}
    </option>
  ));
}

/** Keeps the typed text in local state: the address updates later and would move the cursor. */
function SearchField({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [isFocused, setIsFocused] = useState(false);
  if (!isFocused && typed !== value) setTyped(value);
  return (
    <Field label="Search">
      <Box position="relative" width="100%">
        <chakra.span
          position="absolute"
          insetStart="3.5"
          top="0"
          height="100%"
          display="flex"
          alignItems="center"
          color="fg.muted"
          pointerEvents="none"
          zIndex="1"
        >
          <Search size={18} aria-hidden="true" />
        </chakra.span>
        <Input
          type="search"
          ps="10"
          placeholder="Title, topic or category"
          autoComplete="off"
          value={typed}
          onFocus={() => setIsFocused(true)}
          onBlur={() => setIsFocused(false)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            onChange(event.currentTarget.value);
          }}
        />
      </Box>
    </Field>
  );
}
