import { Box } from '#ui/chakra/box.ts';
import { chakra } from '#ui/chakra/factory.ts';
import type { Course } from '@learning/shared/contract/catalog';
import Search from 'lucide-react/icons/search';
import { Field } from '#ui/form/field.tsx';
import { Input } from '#ui/form/input.tsx';
import { Select } from '#ui/form/select.tsx';
import { capitalized, filterOptions } from '../course-filter.ts';

/** The controls that filter the catalog (`public/catalog`). */
export function CourseFilters({ courses }: { courses: readonly Course[] }) {
  return (
    <search>
      <chakra.form
        display="grid"
        gap="4"
        gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', lg: '2fr 1fr 1fr' }}
      >
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <SearchField />
        </Box>
        <Field label="Level">
          <Select name="level">
            <Options values={filterOptions(courses.map((course) => course.level))} />
          </Select>
        </Field>
        <Field label="Category">
          <Select name="category">
            <Options values={filterOptions(courses.map((course) => course.category))} />
          </Select>
        </Field>
      </chakra.form>
    </search>
  );
}

function Options({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <option key={value} value={value}>
      {capitalized(value)}
    </option>
  ));
}

function SearchField() {
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
          name="search"
          ps="10"
          placeholder="Topic, law or skill, such as FMLA"
          autoComplete="off"
        />
      </Box>
    </Field>
  );
}
